import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawBoxes } from './stack-words.ts'

/** "Seven boxes are kept one above the other ... Only one box is kept between Box P and Box R ... Which box is kept at the top?" */
export const box = defineGenerator({
  id: 'reasoning/box',
  version: 3,
  levels: {
    easy: { sizes: [5, 6], asks: ['at', 'where', 'between'] },
    medium: { sizes: [6, 7, 7], asks: ['at', 'where', 'from', 'between', 'beyond', 'neighbours'] },
    hard: { sizes: [7, 8], asks: ['from', 'from-from', 'between', 'beyond', 'swapped', 'claim', 'sorted'] },
  },
  generate: (rng, { sizes, asks }) => composeSeatQuestion(rng, drawBoxes(rng, rng.pick(sizes)), asks),
  solve: (given) => solveSeats(given),
})
