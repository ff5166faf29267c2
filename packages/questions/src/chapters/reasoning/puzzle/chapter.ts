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
    'reasoning/floor-set': { title: 'Sets on Floors', aliases: ['floor puzzle set'], weight: 0.5 },
    'reasoning/box-set': { title: 'Sets on Stacked Boxes', aliases: ['box puzzle set'], weight: 0.5 },
    'reasoning/schedule-set': {
      title: 'Sets on Days and Months',
      aliases: ['scheduling puzzle set', 'day puzzle set', 'month puzzle set'],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
