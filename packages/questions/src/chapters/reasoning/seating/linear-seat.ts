import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats, withClues } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawRow } from './seat-words.ts'

/** "P, Q, R, S, T, U and V are sitting in a row facing north. Only two persons sit between P and R ... Who sits third to the left of S?" */
export const linearSeat = defineGenerator({
  id: 'reasoning/linear-seat',
  version: 5,
  levels: {
    easy: { sizes: [5, 6], asks: ['from', 'at', 'neighbours', 'between'], clues: 'plain' },
    medium: {
      sizes: [6, 7, 7],
      asks: ['from', 'between', 'beyond', 'relation', 'neighbours', 'at'],
      clues: 'all',
    },
    hard: {
      sizes: [7, 8],
      asks: ['from', 'from-from', 'between', 'relation', 'swapped', 'claim', 'sorted'],
      clues: 'in cases',
    },
  },
  generate: (rng, { sizes, asks, clues }) =>
    composeSeatQuestion(rng, withClues(drawRow(rng, rng.pick(sizes)), clues), asks),
  solve: (given) => solveSeats(given),
})
