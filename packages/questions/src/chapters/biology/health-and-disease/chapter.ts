import { defineChapter } from '../../../kit/define-chapter.ts'

export const healthAndDisease = defineChapter({
  subject: 'biology',
  title: 'Human Health & Disease',
  aliases: ['human health and diseases', 'immunity', 'immune system', 'why do we fall ill'],
  weight: 35,
  types: {
    'bank/health-and-disease': {
      title: 'Immunity & Infection',
      aliases: [
        'vaccine',
        'vaccination',
        'antibodies',
        'aids',
        'cancer',
        'drugs and alcohol abuse',
        'pathogens',
        'communicable diseases',
        'immunology',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
