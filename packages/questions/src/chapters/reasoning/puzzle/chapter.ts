import { defineChapter } from '../../../kit/define-chapter.ts'

export const puzzle = defineChapter({
  subject: 'reasoning',
  title: 'Puzzles',
  aliases: ['puzzle', 'logical puzzle', 'puzzle test'],
  weight: 254,
  types: {
    'reasoning/floor': {
      title: 'Floors of a Building',
      aliases: ['floor puzzle', 'floor based puzzle', 'building puzzle'],
    },
    'reasoning/box': { title: 'Stacked Boxes', aliases: ['box puzzle', 'box based puzzle', 'stack puzzle'] },
    'reasoning/schedule': {
      title: 'Days and Months',
      aliases: ['scheduling puzzle', 'day based puzzle', 'month based puzzle', 'schedule'],
    },
  },
  questions: () => import('./questions.ts'),
})
