import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawFloors } from './stack-words.ts'

/** "Seven persons live on seven different floors ... Only two persons live between P and R ... Who lives on floor number 3?" */
export const floor = defineGenerator({
  id: 'reasoning/floor',
  version: 3,
  levels: {
    easy: { sizes: [5, 6], asks: ['at', 'where', 'between'] },
    medium: { sizes: [6, 7, 7], asks: ['at', 'where', 'from', 'between', 'beyond', 'neighbours'] },
    hard: { sizes: [7, 8], asks: ['from', 'from-from', 'between', 'beyond', 'swapped', 'claim', 'sorted'] },
  },
  generate: (rng, { sizes, asks }) => composeSeatQuestion(rng, drawFloors(rng, rng.pick(sizes)), asks),
  solve: (given) => solveSeats(given),
})
