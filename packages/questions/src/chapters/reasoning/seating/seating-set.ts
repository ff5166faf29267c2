import { defineSet } from '../../../kit/define-set.ts'
import { composeSeatSet, solveSeats } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { drawRing, drawRow } from './seat-words.ts'

const SHAPE = { size: 5, span: 8 } as const

/** Five questions on one row: "Who sits third to the left of S?", "How many persons sit between P and U?" ... */
export const linearSeatSet = defineSet({
  id: 'reasoning/linear-seat-set',
  version: 4,
  set: SHAPE,
  levels: { easy: { sizes: [6] }, medium: { sizes: [7] }, hard: { sizes: [8] } },
  generate: (rng, { sizes }) =>
    composeSeatSet(rng, drawRow(rng, rng.pick(sizes)), 'Seating in a row', SHAPE.span),
  solve: (given) => solveSeats(given),
})

/** Five questions on one circle: "Who sits opposite to S?", "Which of the following statements is NOT true?" ... */
export const circularSeatSet = defineSet({
  id: 'reasoning/circular-seat-set',
  version: 3,
  set: SHAPE,
  levels: {
    easy: { sizes: [6], facing: ['centre'] },
    medium: { sizes: [7, 8], facing: ['centre', 'outside'] },
    hard: { sizes: [8], facing: ['centre', 'outside'] },
  },
  generate: (rng: Random, { sizes, facing }) =>
    composeSeatSet(
      rng,
      drawRing(rng, rng.pick(sizes), rng.pick(facing)),
      'Seating around a circle',
      SHAPE.span,
    ),
  solve: (given) => solveSeats(given),
})
