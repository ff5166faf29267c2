import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats, withClues } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawSchedule } from './stack-words.ts'

/** "Seven persons attend a seminar from Monday to Sunday ... P attends it two days after Q ... Who attends it on Friday?" */
export const schedule = defineGenerator({
  id: 'reasoning/schedule',
  version: 5,
  levels: {
    easy: { sizes: [5], asks: ['at', 'where', 'between'], clues: 'plain' },
    medium: {
      sizes: [6, 7, 7],
      asks: ['at', 'where', 'from', 'between', 'beyond', 'neighbours'],
      clues: 'all',
    },
    hard: {
      sizes: [7, 8],
      asks: ['from', 'from-from', 'from-from', 'between', 'swapped', 'swapped', 'claim', 'sorted'],
      clues: 'in cases',
    },
  },
  generate: (rng, { sizes, asks, clues }) =>
    composeSeatQuestion(rng, withClues(drawSchedule(rng, rng.pick(sizes)), clues), asks),
  solve: (given) => solveSeats(given),
})
