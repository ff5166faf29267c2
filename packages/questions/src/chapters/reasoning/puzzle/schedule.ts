import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawSchedule } from './stack-words.ts'

/** "Seven persons attend a seminar from Monday to Sunday ... P attends it two days after Q ... Who attends it on Friday?" */
export const schedule = defineGenerator({
  id: 'reasoning/schedule',
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
    const words = drawSchedule(rng, rng.pick(sizes))
    // With no place told outright, the first step is a choice between cases.
    const clueKinds = words.clueKinds.filter((kind) => isTold || kind !== 'at')
    return composeSeatQuestion(rng, { ...words, clueKinds }, asks)
  },
  solve: (given) => solveSeats(given),
})
