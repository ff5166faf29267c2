import { defineChapter } from '../../../kit/define-chapter.ts'

export const figureAssembly = defineChapter({
  subject: 'reasoning',
  title: 'Figure Rotation & Assembly',
  aliases: ['figure assembly', 'rotation of figures', 'construction of figures'],
  weight: 40,
  types: {
    'reasoning/figure-rotation': { title: 'Rotating a Figure', aliases: ['figure rotation'] },
    'reasoning/figure-pieces': {
      title: 'Assembling Pieces',
      aliases: ['figure formation and analysis', 'joining pieces'],
    },
    'reasoning/dot-situation': { title: 'Placing a Dot', aliases: ['dot placing'], weight: 0.5 },
  },
  questions: () => import('./questions.ts'),
})
