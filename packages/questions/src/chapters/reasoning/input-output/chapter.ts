import { defineChapter } from '../../../kit/define-chapter.ts'

export const inputOutput = defineChapter({
  subject: 'reasoning',
  title: 'Input and Output',
  aliases: ['machine input', 'input output', 'machine input output'],
  weight: 60,
  types: {
    'reasoning/input-output': {
      title: 'Sorting Machines',
      aliases: ['number arrangement machine', 'sorting machine'],
    },
    'reasoning/machine-set': {
      title: 'Sets on a Machine',
      aliases: ['machine input output set', 'word and number arrangement machine', 'input output set'],
      weight: 1,
    },
  },
  questions: () => import('./questions.ts'),
})
