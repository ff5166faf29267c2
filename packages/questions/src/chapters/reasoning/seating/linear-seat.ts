import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawRow } from './seat-words.ts'

/** "P, Q, R, S, T, U and V are sitting in a row facing north. Only two persons sit between P and R ... Who sits third to the left of S?" */
export const linearSeat = defineGenerator({
  id: 'reasoning/linear-seat',
  version: 4,
  levels: {
    easy: { sizes: [5, 6], asks: ['from', 'at', 'neighbours', 'between'] },
    medium: { sizes: [6, 7, 7], asks: ['from', 'between', 'beyond', 'relation', 'neighbours', 'at'] },
    hard: { sizes: [7, 8], asks: ['from', 'from-from', 'between', 'relation', 'swapped', 'claim', 'sorted'] },
  },
  generate: (rng, { sizes, asks }) => composeSeatQuestion(rng, drawRow(rng, rng.pick(sizes)), asks),
  solve: (given) => solveSeats(given),
})
