import { defineChapter } from '../../../kit/define-chapter.ts'

export const embeddedFigures = defineChapter({
  subject: 'reasoning',
  title: 'Embedded Figures',
  aliases: ['embedded figure', 'hidden figure', 'hidden figures'],
  weight: 247,
  types: {
    'reasoning/embedded-figure': {
      title: 'Finding an Embedded Figure',
      aliases: ['find the hidden figure', 'find the embedded figure'],
    },
  },
  questions: () => import('./questions.ts'),
})
