import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import { permutations } from '../values/permutations.ts'
import {
  allSeats,
  answerSeats,
  drawSeatClues,
  drawSeatQuestion,
  type Layout,
  type SeatClue,
  type SeatQuestion,
  searchSeats,
  testOf,
} from './seats.ts'

const row: Layout = { size: 6, isRing: false }
const table: Layout = { size: 6, isRing: true }
/** In a row: C A F B E D. */
const PLACES = [1, 3, 0, 5, 4, 2]
const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5]

describe('a clue on seats', () => {
  it.each<[SeatClue, isTrueInRow: boolean, isTrueAtTable: boolean]>([
    [{ kind: 'at', one: A, place: 1 }, true, true],
    [{ kind: 'at', one: A, place: 2 }, false, false],
    [{ kind: 'end', one: C }, true, true],
    [{ kind: 'end', one: D }, true, true],
    [{ kind: 'end', one: A }, false, false],
    [{ kind: 'not-end', one: A }, true, true],
    [{ kind: 'not-end', one: C }, false, false],
    [{ kind: 'not-end', one: D }, false, false],
    [{ kind: 'parity', one: C, isOdd: true }, true, true],
    [{ kind: 'parity', one: C, isOdd: false }, false, false],
    [{ kind: 'parity', one: A, isOdd: false }, true, true],
    [{ kind: 'outer', one: E, count: 1, isAfter: true }, true, true],
    [{ kind: 'outer', one: E, count: 4, isAfter: true }, false, false],
    [{ kind: 'outer', one: E, count: 4, isAfter: false }, true, true],
    [{ kind: 'steps', one: B, other: A, steps: 2 }, true, true],
    [{ kind: 'steps', one: A, other: B, steps: 2 }, false, false],
    [{ kind: 'steps', one: C, other: E, steps: 2 }, false, true],
    [{ kind: 'later', one: B, other: A }, true, true],
    [{ kind: 'later', one: A, other: B }, false, false],
    [{ kind: 'beside', one: A, other: F }, true, true],
    [{ kind: 'beside', one: C, other: D }, false, true],
    [{ kind: 'beside', one: A, other: B }, false, false],
    [{ kind: 'apart', one: A, other: B }, true, true],
    [{ kind: 'apart', one: C, other: D }, true, false],
    [{ kind: 'opposite', one: C, other: B }, true, true],
    [{ kind: 'opposite', one: C, other: A }, false, false],
    [{ kind: 'gap', one: A, other: B, between: 1 }, true, true],
    [{ kind: 'gap', one: B, other: A, between: 1 }, true, false],
    [{ kind: 'gap', one: B, other: A, between: 3 }, false, true],
    [{ kind: 'either', one: A, others: [F, E], steps: 1 }, true, true],
    [{ kind: 'either', one: A, others: [E, F], steps: 1 }, true, true],
    [{ kind: 'either', one: A, others: [E, F], steps: -1 }, false, false],
    [{ kind: 'either', one: D, others: [C, A], steps: 1 }, false, true],
  ])('%j', (clue, isTrueInRow, isTrueAtTable) => {
    expect(testOf(row, clue)(PLACES)).toBe(isTrueInRow)
    expect(testOf(table, clue)(PLACES)).toBe(isTrueAtTable)
  })
})

describe('the answer of an arrangement', () => {
  it.each<[SeatQuestion, inRow: number, atTable: number]>([
    [{ kind: 'from', from: A, steps: 2 }, B, B],
    [{ kind: 'from', from: D, steps: 1 }, -1, C],
    [{ kind: 'from-from', from: A, first: 2, steps: 1 }, E, E],
    [{ kind: 'from-from', from: B, first: 2, steps: 2 }, -1, A],
    [{ kind: 'between', one: A, other: E }, 2, 2],
    [{ kind: 'between', one: E, other: A }, 2, 2],
    [{ kind: 'between', one: A, other: B }, 1, 1],
    [{ kind: 'between', one: B, other: A }, 1, 3],
    [{ kind: 'beyond', one: E, isAfter: true }, 1, 1],
    [{ kind: 'beyond', one: E, isAfter: false }, 4, 4],
    [{ kind: 'relation', one: A, other: B }, -2, 4],
    [{ kind: 'neighbours', one: F }, 0 * 6 + 1, 0 * 6 + 1],
    [{ kind: 'neighbours', one: C }, -1, 0 * 6 + 3],
    [{ kind: 'at', place: 4 }, E, E],
    [{ kind: 'where', one: B }, 3, 3],
    [{ kind: 'opposite', one: C }, B, B],
    [{ kind: 'opposite', one: B }, -1, C],
    [{ kind: 'swapped', one: A, other: E, from: C, steps: 1 }, E, E],
    [{ kind: 'swapped', one: A, other: E, from: A, steps: 1 }, D, D],
    [
      {
        kind: 'claim',
        isTrue: true,
        claims: [
          { kind: 'end', one: A },
          { kind: 'end', one: C },
        ],
      },
      1,
      1,
    ],
    [
      {
        kind: 'claim',
        isTrue: false,
        claims: [
          { kind: 'end', one: A },
          { kind: 'end', one: C },
        ],
      },
      0,
      0,
    ],
    [
      {
        kind: 'claim',
        isTrue: true,
        claims: [
          { kind: 'end', one: D },
          { kind: 'end', one: C },
        ],
      },
      -1,
      -1,
    ],
    [{ kind: 'sorted' }, 1, 1],
  ])('%j', (question, inRow, atTable) => {
    expect(answerSeats(row, PLACES, question)).toBe(inRow)
    expect(answerSeats(table, PLACES, question)).toBe(atTable)
  })
})

describe('all arrangements', () => {
  it('are every order of a row, and of a table those that turning does not change', () => {
    expect(allSeats({ size: 4, isRing: false }).map(String)).toEqual(permutations([0, 1, 2, 3]).map(String))
    expect(allSeats({ size: 4, isRing: true }).map(String)).toEqual(
      permutations([1, 2, 3]).map((rest) => String([0, ...rest])),
    )
    expect(allSeats(table)).toBe(allSeats(table))
  })
})

describe('clues and questions of a puzzle', () => {
  const kinds = [
    'at',
    'end',
    'not-end',
    'parity',
    'outer',
    'steps',
    'later',
    'beside',
    'apart',
    'gap',
    'either',
  ] as const
  const ringKinds = ['steps', 'beside', 'apart', 'opposite', 'gap', 'either'] as const
  const asked = [
    'from',
    'from-from',
    'between',
    'beyond',
    'relation',
    'neighbours',
    'where',
    'at',
    'swapped',
    'claim',
    'sorted',
  ] as const
  const ringAsked = [
    'from',
    'from-from',
    'between',
    'relation',
    'neighbours',
    'opposite',
    'swapped',
    'claim',
  ] as const

  it.each([
    ['a row', row, kinds, asked],
    ['a table', table, ringKinds, ringAsked],
  ] as const)(
    'settle %s, with none too many, and ask what no clue says',
    (_, layout, clueKinds, questionKinds) => {
      const seen = new Set<string>()
      for (const seed of range(1, 25)) {
        const rng = createRandom(`${seed}`)
        const places = rng.pick(allSeats(layout))
        const clues = drawSeatClues(rng, layout, places, clueKinds)
        const fitting = (told: readonly SeatClue[]) =>
          allSeats(layout).filter((other) => told.every((clue) => testOf(layout, clue)(other)))
        expect(fitting(clues)).toEqual([places])
        for (const clue of clues)
          expect(fitting(clues.filter((one) => one !== clue)).length).toBeGreaterThan(1)
        expect(clues.filter(({ kind }) => kind === 'at' || kind === 'outer').length).toBeLessThan(2)
        for (const clue of clues) {
          seen.add(clue.kind)
          if (clue.kind === 'steps')
            expect(Math.abs(clue.steps) <= 3 && 2 * Math.abs(clue.steps) !== 6).toBe(true)
          if (clue.kind === 'gap') expect(clue.between).toBeGreaterThan(0)
          if (clue.kind === 'outer') expect(clue.count > 0 && clue.count < 4).toBe(true)
          if (clue.kind !== 'either') continue
          const choices = clue.others.map((other) => new Set([other, clue.one]))
          expect(
            clues.filter(
              (told) => 'other' in told && choices.some((pair) => pair.has(told.one) && pair.has(told.other)),
            ),
          ).toEqual([])
        }
        for (const kind of questionKinds) {
          const question = drawSeatQuestion(rng, layout, places, clues, kind, clueKinds)
          const answer = answerSeats(layout, places, question)
          expect(question.kind).toBe(kind)
          expect(searchSeats(layout, clues, question)).toBe(answer)
          expect(kind === 'relation' || answer >= 0).toBe(true)
          const isTold = (one: number, other: number) =>
            clues.some(
              (clue) =>
                'other' in clue && [clue.one, clue.other].sort().join() === [one, other].sort().join(),
            )
          if (question.kind === 'from') {
            expect(isTold(answer, question.from)).toBe(false)
            expect(answer).not.toBe(question.from)
          }
          if (question.kind === 'between' || question.kind === 'relation')
            expect(isTold(question.one, question.other)).toBe(false)
          if (question.kind === 'between') expect(answer > 0 && answer < 4).toBe(true)
          if (question.kind === 'opposite') expect(isTold(answer, question.one)).toBe(false)
          if (question.kind === 'where')
            expect(
              clues.filter((clue) => ['at', 'outer', 'end'].includes(clue.kind) && clue.one === question.one),
            ).toEqual([])
          if (question.kind === 'claim') {
            expect(question.claims).toHaveLength(4)
            const truths = question.claims.map((claim) => testOf(layout, claim)(places))
            expect(truths.filter((isTrue) => isTrue === question.isTrue)).toHaveLength(1)
            const written = question.claims.map((claim) => JSON.stringify(claim))
            expect(new Set([...written, ...clues.map((clue) => JSON.stringify(clue))]).size).toBe(
              4 + clues.length,
            )
          }
        }
      }
      expect(seen.size).toBeGreaterThan(clueKinds.length - 3)
    },
  )

  it('have no answer when several arrangements fit and disagree', () => {
    expect(searchSeats(row, [], { kind: 'where', one: A })).toBeUndefined()
    expect(searchSeats(row, [{ kind: 'at', one: A, place: 2 }], { kind: 'where', one: A })).toBe(2)
  })
})
