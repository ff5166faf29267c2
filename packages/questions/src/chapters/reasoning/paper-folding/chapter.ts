import { defineChapter } from '../../../kit/define-chapter.ts'

export const paperFolding = defineChapter({
  subject: 'reasoning',
  title: 'Paper Folding & Cutting',
  aliases: ['paper folding', 'paper cutting', 'paper cutting and folding', 'paper fold'],
  weight: 60,
  types: {
    'reasoning/paper-folding': {
      title: 'Folded and Punched Paper',
      aliases: ['folded paper', 'punched paper'],
    },
  },
  questions: () => import('./questions.ts'),
})
