import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats, withClues } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawBoxes } from './stack-words.ts'

/** "Seven boxes are kept one above the other ... Only one box is kept between Box P and Box R ... Which box is kept at the top?" */
export const box = defineGenerator({
  id: 'reasoning/box',
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
    composeSeatQuestion(rng, withClues(drawBoxes(rng, rng.pick(sizes)), clues), asks),
  solve: (given) => solveSeats(given),
})
