import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats, withClues } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawFloors } from './stack-words.ts'

/** "Seven persons live on seven different floors ... Only two persons live between P and R ... Who lives on floor number 3?" */
export const floor = defineGenerator({
  id: 'reasoning/floor',
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
    composeSeatQuestion(rng, withClues(drawFloors(rng, rng.pick(sizes)), clues), asks),
  solve: (given) => solveSeats(given),
})
