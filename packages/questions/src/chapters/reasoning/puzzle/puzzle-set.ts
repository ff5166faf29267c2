import { defineSet } from '../../../kit/define-set.ts'
import { composeSeatSet, type SeatWords, solveSeats } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { drawBoxes, drawFloors, drawSchedule } from './stack-words.ts'

const SHAPE = { size: 5, span: 8 } as const

/** Five questions of different kinds on one puzzle; 6 to 8 persons or boxes. */
const puzzleSet = (id: string, title: string, draw: (rng: Random, size: number) => SeatWords) =>
  defineSet({
    id,
    version: 2,
    set: SHAPE,
    levels: { easy: { size: 6 }, medium: { size: 7 }, hard: { size: 8 } },
    generate: (rng, { size }) => composeSeatSet(rng, draw(rng, size), title, SHAPE.span),
    solve: (given) => solveSeats(given),
  })

export const floorSet = puzzleSet('reasoning/floor-set', 'Floors of a building', drawFloors)
export const boxSet = puzzleSet('reasoning/box-set', 'Boxes in a stack', drawBoxes)
export const scheduleSet = puzzleSet('reasoning/schedule-set', 'Days and months', drawSchedule)
