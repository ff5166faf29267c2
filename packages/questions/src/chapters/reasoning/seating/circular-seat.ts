import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawRing } from './seat-words.ts'

/** "Eight friends are sitting around a circular table, facing the centre. P sits second to the left of R ... Who sits opposite to S?" */
export const circularSeat = defineGenerator({
  id: 'reasoning/circular-seat',
  version: 3,
  levels: {
    easy: { sizes: [6], facing: ['centre'], asks: ['from', 'neighbours', 'opposite'] },
    medium: { sizes: [6, 7, 8], facing: ['centre'], asks: ['from', 'between', 'relation', 'neighbours'] },
    hard: {
      sizes: [7, 8, 8],
      facing: ['centre', 'outside'],
      asks: ['from', 'from-from', 'between', 'relation', 'swapped', 'claim'],
    },
  },
  generate: (rng, { sizes, facing, asks }) =>
    composeSeatQuestion(rng, drawRing(rng, rng.pick(sizes), rng.pick(facing)), asks),
  solve: (given) => solveSeats(given),
})
