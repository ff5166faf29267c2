import { defineSet } from '../../../kit/define-set.ts'
import { composePlacingSet, solvePlacing } from '../../../kit/puzzles/placing-set.ts'
import { drawFacingRing, drawSquare, drawTwoRows, drawTwoWayRow } from './plan-words.ts'

const SHAPE = { size: 5, span: 7 } as const

/** Five questions on two facing rows: "Who faces P?", "Who sits to the immediate left of the one who faces R?" ... */
export const twoRowSet = defineSet({
  id: 'reasoning/two-row-set',
  version: 6,
  set: SHAPE,
  levels: {
    easy: { half: 4, isPlain: true },
    medium: { half: 5, isPlain: false },
    hard: { half: 6, isPlain: false },
  },
  generate: (rng, { half, isPlain }) => composePlacingSet(rng, drawTwoRows(rng, half, isPlain), SHAPE.span),
  solve: (given) => solvePlacing(given),
})

/** Five questions on a square table with persons at its corners and sides. */
export const squareSeatSet = defineSet({
  id: 'reasoning/square-seat-set',
  version: 5,
  set: SHAPE,
  levels: {
    easy: { faces: ['centre'], isChained: true },
    medium: { faces: ['centre', 'both'], isChained: false },
    hard: { faces: ['both'], isChained: false },
  },
  generate: (rng, { faces, isChained }) =>
    composePlacingSet(rng, drawSquare(rng, rng.pick(faces), isChained), SHAPE.span),
  solve: (given) => solvePlacing(given),
})

/** Five questions on a circle in which half of the persons face outside. */
export const facingRingSet = defineSet({
  id: 'reasoning/facing-ring-set',
  version: 5,
  set: SHAPE,
  levels: {
    easy: { size: 6, isChained: true },
    medium: { size: 8, isChained: false },
    hard: { size: 10, isChained: false },
  },
  generate: (rng, { size, isChained }) =>
    composePlacingSet(rng, drawFacingRing(rng, size, isChained), SHAPE.span),
  solve: (given) => solvePlacing(given),
})

/** Five questions on a row in which some face north and some face south. */
export const twoWayRowSet = defineSet({
  id: 'reasoning/two-way-row-set',
  version: 4,
  set: SHAPE,
  levels: {
    easy: { size: 5, isPlain: true },
    medium: { size: 7, isPlain: false },
    hard: { size: 8, isPlain: false },
  },
  generate: (rng, { size, isPlain }) => composePlacingSet(rng, drawTwoWayRow(rng, size, isPlain), SHAPE.span),
  solve: (given) => solvePlacing(given),
})
