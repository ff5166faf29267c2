import { defineSet } from '../../../kit/define-set.ts'
import { composeSeatSet, solveSeats, withClues } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { drawRing, drawRow } from './seat-words.ts'

const SHAPE = { size: 5, span: 8 } as const

/** Five questions on one row: "Who sits third to the left of S?", "How many persons sit between P and U?" ... */
export const linearSeatSet = defineSet({
  id: 'reasoning/linear-seat-set',
  version: 5,
  set: SHAPE,
  levels: {
    easy: { size: 6, clues: 'plain' },
    medium: { size: 7, clues: 'all' },
    hard: { size: 8, clues: 'in cases' },
  },
  generate: (rng, { size, clues }) =>
    composeSeatSet(rng, withClues(drawRow(rng, size), clues), 'Seating in a row', SHAPE.span),
  solve: (given) => solveSeats(given),
})

/** Five questions on one circle: "Who sits opposite to S?", "Which of the following statements is NOT true?" ... */
export const circularSeatSet = defineSet({
  id: 'reasoning/circular-seat-set',
  version: 4,
  set: SHAPE,
  levels: {
    easy: { sizes: [6], facing: ['centre'], clues: 'plain' },
    medium: { sizes: [7, 8], facing: ['centre', 'outside'], clues: 'all' },
    hard: { sizes: [8], facing: ['centre', 'outside'], clues: 'all' },
  },
  generate: (rng: Random, { sizes, facing, clues }) =>
    composeSeatSet(
      rng,
      withClues(drawRing(rng, rng.pick(sizes), rng.pick(facing)), clues),
      'Seating around a circle',
      SHAPE.span,
    ),
  solve: (given) => solveSeats(given),
})
