import { defineChapter } from '../../../kit/define-chapter.ts'

export const semiconductors = defineChapter({
  subject: 'physics',
  title: 'Semiconductor Electronics',
  aliases: ['semiconductors', 'semiconductor', 'electronic devices', 'electronics', 'semiconductor devices'],
  weight: 40,
  types: {
    'bank/semiconductors': {
      title: 'Diodes, Transistors & Gates',
      aliases: [
        'diode',
        'p n junction',
        'pn junction',
        'transistor',
        'logic gates',
        'logic gate',
        'rectifier',
        'zener diode',
        'doping',
        'led',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
