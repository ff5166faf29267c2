import { defineChapter } from '../../../kit/define-chapter.ts'

export const reproduction = defineChapter({
  subject: 'biology',
  title: 'Reproduction',
  aliases: ['reproduction in organisms', 'how do organisms reproduce', 'prajanan'],
  weight: 90,
  types: {
    'bank/plant-reproduction': {
      title: 'Reproduction in Plants',
      aliases: [
        'plant reproduction',
        'sexual reproduction in flowering plants',
        'pollination',
        'asexual reproduction',
        'vegetative propagation',
        'double fertilisation',
      ],
      weight: 0.9,
    },
    'bank/human-reproduction': {
      title: 'Human Reproduction',
      aliases: [
        'reproductive system',
        'reproductive health',
        'human reproductive system',
        'menstrual cycle',
        'contraception',
        'human reproduction and reproductive health',
      ],
      weight: 1.1,
    },
  },
  questions: () => import('./questions.ts'),
})
