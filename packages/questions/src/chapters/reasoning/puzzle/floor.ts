import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawFloors } from './stack-words.ts'

/** "Seven persons live on seven different floors ... Only two persons live between P and R ... Who lives on floor number 3?" */
export const floor = defineGenerator({
  id: 'reasoning/floor',
  version: 4,
  levels: {
    easy: { sizes: [5], asks: ['at', 'where', 'between'], isTold: true },
    medium: {
      sizes: [6, 7, 7],
      asks: ['at', 'where', 'from', 'between', 'beyond', 'neighbours'],
      isTold: true,
    },
    hard: {
      sizes: [7, 8],
      asks: ['from', 'from-from', 'from-from', 'between', 'swapped', 'swapped', 'claim', 'sorted'],
      isTold: false,
    },
  },
  generate(rng, { sizes, asks, isTold }) {
    const words = drawFloors(rng, rng.pick(sizes))
    // With no place told outright, the first step is a choice between cases.
    const clueKinds = words.clueKinds.filter((kind) => isTold || kind !== 'at')
    return composeSeatQuestion(rng, { ...words, clueKinds }, asks)
  },
  solve: (given) => solveSeats(given),
})
