import { defineChapter } from '../../../kit/define-chapter.ts'

export const semiconductors = defineChapter({
  subject: 'physics',
  title: 'Semiconductor Electronics',
  aliases: ['semiconductors', 'semiconductor', 'electronic devices', 'electronics', 'semiconductor devices'],
  weight: 40,
  types: {
    'bank/semiconductors': {
      title: 'Diodes, Transistors & Gates',
      aliases: [],
    },
    'bank/devices-and-gates': {
      title: 'Devices & Gates',
      aliases: ['semiconductor numericals'],
      weight: 1.1,
    },
  },
  questions: () => import('./questions.ts'),
})
