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
    'reasoning/flats': {
      title: 'Floors and Flats',
      aliases: [
        'floor and flat puzzle',
        'floor flat puzzle',
        'flat puzzle',
        'flats puzzle',
        'flat and floor puzzle',
        'floor puzzle with flats',
        'flat based puzzle',
        'floor and flat based puzzle',
        'flats on floors',
      ],
      weight: 0.5,
    },
    'reasoning/box': {
      title: 'Stacked Boxes',
      aliases: ['box puzzle', 'box based puzzle', 'stack puzzle', 'stack of boxes', 'boxes stacked'],
    },
    'reasoning/schedule': {
      title: 'Days and Months',
      aliases: [
        'scheduling puzzle',
        'day based puzzle',
        'month based puzzle',
        'month date puzzle',
        'schedule',
      ],
    },
    'reasoning/floor-set': { title: 'Sets on Floors', aliases: ['floor puzzle set'], weight: 0.5 },
    'reasoning/box-set': { title: 'Sets on Stacked Boxes', aliases: ['box puzzle set'], weight: 0.5 },
    'reasoning/schedule-set': {
      title: 'Sets on Days and Months',
      aliases: ['scheduling puzzle set', 'day puzzle set', 'month puzzle set'],
      weight: 0.5,
    },
    'reasoning/floor-attribute-set': {
      title: 'Sets on Floors with More to Find',
      aliases: ['floor puzzle with two variables', 'two variable floor puzzle'],
      weight: 0.5,
    },
    'reasoning/box-attribute-set': {
      title: 'Sets on Boxes and Their Contents',
      aliases: ['box puzzle with items', 'box puzzle with two variables'],
      weight: 0.4,
    },
    'reasoning/schedule-attribute-set': {
      title: 'Sets on Schedules with More to Find',
      aliases: ['scheduling with two variables', 'day puzzle with subjects', 'month puzzle with cities'],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
