import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawSchedule } from './stack-words.ts'

/** "Seven persons attend a seminar from Monday to Sunday ... P attends it two days after Q ... Who attends it on Friday?" */
export const schedule = defineGenerator({
  id: 'reasoning/schedule',
  version: 3,
  levels: {
    easy: { sizes: [5, 6], asks: ['at', 'where', 'between'] },
    medium: { sizes: [6, 7, 7], asks: ['at', 'where', 'from', 'between', 'beyond', 'neighbours'] },
    hard: { sizes: [7, 8], asks: ['from', 'from-from', 'between', 'beyond', 'swapped', 'claim', 'sorted'] },
  },
  generate: (rng, { sizes, asks }) => composeSeatQuestion(rng, drawSchedule(rng, rng.pick(sizes)), asks),
  solve: (given) => solveSeats(given),
})
