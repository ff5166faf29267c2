import { defineSet } from '../../../kit/define-set.ts'
import { composeSeatSet, type SeatWords, solveSeats, withClues } from '../../../kit/puzzles/seat-puzzle.ts'
import type { Random } from '../../../kit/random/random.ts'
import { drawBoxes, drawFloors, drawSchedule } from './stack-words.ts'

const SHAPE = { size: 5, span: 8 } as const

/** What is read off the finished arrangement at once. */
const ONE_LOOK = ['from', 'between', 'beyond', 'neighbours', 'at', 'where', 'claim'] as const

/** Five questions of different kinds on one puzzle; 5 to 8 persons or boxes. */
const puzzleSet = (id: string, title: string, draw: (rng: Random, size: number) => SeatWords) =>
  defineSet({
    id,
    version: 4,
    set: SHAPE,
    levels: {
      easy: { size: 5, kinds: ONE_LOOK, clues: 'plain' },
      medium: { size: 7, kinds: null, clues: 'all' },
      hard: { size: 8, kinds: null, clues: 'in cases' },
    },
    generate: (rng, { size, kinds, clues }) =>
      composeSeatSet(rng, withClues(draw(rng, size), clues), title, SHAPE.span, kinds ?? undefined),
    solve: (given) => solveSeats(given),
  })

export const floorSet = puzzleSet('reasoning/floor-set', 'Floors of a building', drawFloors)
export const boxSet = puzzleSet('reasoning/box-set', 'Boxes in a stack', drawBoxes)
export const scheduleSet = puzzleSet('reasoning/schedule-set', 'Days and months', drawSchedule)
