import { defineSet } from '../../../kit/define-set.ts'
import { composePlacingSet, solvePlacing } from '../../../kit/puzzles/placing-set.ts'
import { drawBoxesWith, drawFloorsWith, drawScheduleWith } from './attribute-words.ts'

const SHAPE = { size: 5, span: 7 } as const

/** Five questions on persons, their floors and what they like; at the hard level also where they work. */
export const floorAttributeSet = defineSet({
  id: 'reasoning/floor-attribute-set',
  version: 7,
  set: SHAPE,
  levels: {
    easy: { size: 5, count: 1, isPlain: true },
    medium: { size: 7, count: 1, isPlain: false },
    hard: { size: 7, count: 2, isPlain: false },
  },
  generate: (rng, { size, count, isPlain }) =>
    composePlacingSet(rng, drawFloorsWith(rng, size, count, isPlain), SHAPE.span),
  solve: (given) => solvePlacing(given),
})

/** Five questions on a stack of boxes and what is in them. */
export const boxAttributeSet = defineSet({
  id: 'reasoning/box-attribute-set',
  version: 7,
  set: SHAPE,
  levels: {
    easy: { size: 5, isPlain: true },
    medium: { size: 7, isPlain: false },
    hard: { size: 8, isPlain: false },
  },
  generate: (rng, { size, isPlain }) => composePlacingSet(rng, drawBoxesWith(rng, size, isPlain), SHAPE.span),
  solve: (given) => solvePlacing(given),
})

/** Five questions on days or months, persons and what they teach or visit. */
export const scheduleAttributeSet = defineSet({
  id: 'reasoning/schedule-attribute-set',
  version: 7,
  set: SHAPE,
  levels: {
    easy: { size: 5, count: 1, isPlain: true },
    medium: { size: 7, count: 1, isPlain: false },
    hard: { size: 7, count: 2, isPlain: false },
  },
  generate: (rng, { size, count, isPlain }) =>
    composePlacingSet(rng, drawScheduleWith(rng, size, count, isPlain), SHAPE.span),
  solve: (given) => solvePlacing(given),
})
