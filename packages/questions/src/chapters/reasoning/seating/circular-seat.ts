import { defineGenerator } from '../../../kit/define-generator.ts'
import { composeSeatQuestion, solveSeats, withClues } from '../../../kit/puzzles/seat-puzzle.ts'
import { drawRing } from './seat-words.ts'

/** "Eight friends are sitting around a circular table, facing the centre. P sits second to the left of R ... Who sits opposite to S?" */
export const circularSeat = defineGenerator({
  id: 'reasoning/circular-seat',
  version: 6,
  concepts: ['facing-centre', 'facing-outside'],
  levels: {
    easy: {
      sizes: [6],
      facing: ['centre', 'centre', 'outside'],
      asks: ['from', 'neighbours', 'opposite'],
      clues: 'plain',
    },
    medium: {
      sizes: [6, 7, 8],
      facing: ['centre', 'centre', 'outside'],
      asks: ['from', 'between', 'relation', 'neighbours', 'from-from', 'claim'],
      clues: 'all',
    },
    hard: {
      sizes: [7, 8, 8],
      facing: ['centre', 'outside'],
      asks: ['from', 'from-from', 'between', 'relation', 'swapped', 'claim'],
      clues: 'all',
    },
  },
  generate(rng, { sizes, facing, asks, clues }) {
    const towards = rng.pick(facing)
    return {
      ...composeSeatQuestion(rng, withClues(drawRing(rng, rng.pick(sizes), towards), clues), asks),
      concept: towards === 'centre' ? 'facing-centre' : 'facing-outside',
    }
  },
  solve: (given) => solveSeats(given),
})
