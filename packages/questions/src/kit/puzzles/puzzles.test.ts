import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import { permutations } from '../values/permutations.ts'
import { render } from '../wording/say.ts'
import { type Arrangement, keepNeeded, settleClues } from './clue-puzzle.ts'
import {
  holds,
  itemsOf,
  move,
  opposite,
  type PlacingClue,
  type Plan,
  searchPlacings,
  startOf,
  tryPlacings,
} from './placing.ts'
import { answerPlacing, inWords, type PlacingQuestion, placeOf, stepsBetween } from './placing-question.ts'
import { drawClue } from './settle-placing.ts'
import { verdict, wrongVerdicts } from './two-conclusions.ts'

const plan = (kind: Plan['kind'], size: number, alternates = false, isSquare = false): Plan => ({
  kind,
  size,
  alternates,
  isSquare,
})
const line = plan('line', 5)
const rows = plan('rows', 8)
const circle = plan('ring', 8)

describe('a clue on places', () => {
  /** Whether it holds when item 0 is at the first place, item 1 at the second, item 2 at the third. */
  const isTrue = (where: Plan, clue: PlacingClue, ...places: number[]) =>
    holds(where, clue, (item) => places[item] ?? -1)

  it('on one item names a place, an end, or an even number as people count', () => {
    expect(isTrue(line, { kind: 'at', one: 0, place: 3 }, 3)).toBe(true)
    expect(isTrue(line, { kind: 'at', one: 0, place: 3 }, 2)).toBe(false)
    const ends = (where: Plan, kind: 'end' | 'not-end') =>
      range(0, where.size - 1).filter((place) => isTrue(where, { kind, one: 0 }, place))
    expect(ends(line, 'end')).toEqual([0, 4])
    expect(ends(line, 'not-end')).toEqual([1, 2, 3])
    expect(ends(rows, 'end')).toEqual([0, 3, 4, 7])
    expect(ends(circle, 'end')).toEqual([])
    // The second floor is place 1; the corners of a square are its even places.
    expect(isTrue(line, { kind: 'even', one: 0, isEven: true }, 1)).toBe(true)
    expect(isTrue(line, { kind: 'even', one: 0, isEven: true }, 2)).toBe(false)
    expect(isTrue(line, { kind: 'even', one: 0, isEven: false }, 2)).toBe(true)
    expect(isTrue(circle, { kind: 'even', one: 0, isEven: true }, 2)).toBe(true)
    expect(isTrue(circle, { kind: 'even', one: 0, isEven: true }, 1)).toBe(false)
  })

  it('on two items tells how they stand to each other', () => {
    const pair = (kind: 'beside' | 'apart' | 'opposite' | 'later' | 'same' | 'differ') => ({
      kind,
      one: 0,
      other: 1,
    })
    expect(isTrue(line, pair('beside'), 2, 3)).toBe(true)
    expect(isTrue(line, pair('beside'), 3, 2)).toBe(true)
    expect(isTrue(line, pair('beside'), 1, 3)).toBe(false)
    expect(isTrue(line, pair('apart'), 1, 3)).toBe(true)
    expect(isTrue(line, pair('apart'), 2, 3)).toBe(false)
    expect(isTrue(rows, pair('beside'), 3, 4)).toBe(false)
    expect(isTrue(rows, pair('opposite'), 1, 5)).toBe(true)
    expect(isTrue(rows, pair('opposite'), 1, 6)).toBe(false)
    expect(isTrue(line, pair('later'), 3, 2)).toBe(true)
    expect(isTrue(line, pair('later'), 2, 2)).toBe(false)
    expect(isTrue(line, pair('same'), 2, 2)).toBe(true)
    expect(isTrue(line, pair('same'), 2, 3)).toBe(false)
    expect(isTrue(line, pair('differ'), 2, 3)).toBe(true)
    expect(isTrue(line, pair('differ'), 2, 2)).toBe(false)
    // 0 is two to the right of 1.
    expect(isTrue(line, { kind: 'steps', one: 0, other: 1, steps: 2 }, 3, 1)).toBe(true)
    expect(isTrue(line, { kind: 'steps', one: 0, other: 1, steps: 2 }, 1, 3)).toBe(false)
    expect(isTrue(circle, { kind: 'across', one: 0, other: 1, steps: 1 }, 3, 0)).toBe(true)
    expect(isTrue(circle, { kind: 'across', one: 0, other: 1, steps: 1 }, 7, 0)).toBe(false)
    expect(isTrue(line, { kind: 'gap', one: 0, other: 1, between: 1 }, 1, 3)).toBe(true)
    expect(isTrue(line, { kind: 'gap', one: 0, other: 1, between: 1 }, 3, 1)).toBe(true)
    expect(isTrue(line, { kind: 'gap', one: 0, other: 1, between: 1 }, 3, 2)).toBe(false)
    // Around a table, as many are counted to the right of the first.
    expect(isTrue(circle, { kind: 'gap', one: 0, other: 1, between: 2 }, 5, 2)).toBe(true)
    expect(isTrue(circle, { kind: 'gap', one: 0, other: 1, between: 2 }, 2, 5)).toBe(false)
  })

  it('on three items leaves a choice', () => {
    const either = (steps: number): PlacingClue => ({ kind: 'either', one: 0, others: [1, 2], steps })
    expect(isTrue(line, either(0), 2, 2, 4)).toBe(true)
    expect(isTrue(line, either(0), 2, 4, 2)).toBe(true)
    expect(isTrue(line, either(0), 2, 3, 4)).toBe(false)
    expect(isTrue(line, either(1), 2, 3, 0)).toBe(true)
    expect(isTrue(line, either(1), 2, 1, 0)).toBe(false)
    expect(itemsOf(either(1))).toEqual([0, 1, 2])
    expect(itemsOf({ kind: 'same', one: 3, other: 1 })).toEqual([3, 1])
    expect(itemsOf({ kind: 'end', one: 3 })).toEqual([3])
  })

  it('knows no place beside or opposite one that is unknown', () => {
    for (const where of [line, rows, circle]) {
      expect(move(where, -1, 1)).toBe(-1)
      expect(opposite(where, -1)).toBe(-1)
    }
    expect(move(line, 0, -1)).toBe(-1)
    expect(move(line, 0, 4)).toBe(4)
    expect(move(rows, 4, -1)).toBe(-1)
    expect(move(rows, 0, 1)).toBe(-1)
    expect(move(rows, 7, 1)).toBe(-1)
    expect(move(circle, 7, -3)).toBe(2)
  })
})

describe('the places open at first', () => {
  it('are all, those of the own row, or one seat of a table that can be turned', () => {
    expect(startOf(line, 2)).toEqual(Array.from({ length: 10 }, () => [0, 1, 2, 3, 4]))
    expect(startOf(plan('rows', 4), 1)).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 3],
    ])
    expect(startOf(plan('ring', 3), 2)).toEqual([[0], ...Array.from({ length: 5 }, () => [0, 1, 2])])
    expect(startOf(plan('ring', 4, true), 1)[0]).toEqual([0, 1])
    expect(startOf(plan('ring', 4, false, true), 1)[0]).toEqual([0, 1])
  })
})

describe('the searches', () => {
  const both = (where: Plan, groups: number, clues: PlacingClue[], limit = 100) => {
    const placing = { plan: where, groups, start: startOf(where, groups) }
    const found = [searchPlacings(placing, clues, limit), tryPlacings(placing, clues, limit)].map((all) =>
      all.map(String).sort(),
    )
    expect(found[0]).toEqual(found[1])
    return found[0] ?? []
  }

  it('find every arrangement of one group and of two', () => {
    expect(both(plan('line', 3), 1, [])).toEqual(['0,1,2', '0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0'])
    expect(both(plan('line', 2), 2, [{ kind: 'same', one: 0, other: 3 }])).toEqual(['0,1,1,0', '1,0,0,1'])
    expect(both(plan('ring', 3), 1, [])).toEqual(['0,1,2', '0,2,1'])
  })

  it('find none when a clue cannot hold, and stop at the limit', () => {
    expect(both(plan('line', 3), 1, [{ kind: 'at', one: 0, place: 7 }])).toEqual([])
    expect(
      both(plan('line', 3), 1, [
        { kind: 'at', one: 0, place: 1 },
        { kind: 'at', one: 1, place: 1 },
      ]),
    ).toEqual([])
    expect(
      both(plan('line', 3), 1, [
        { kind: 'end', one: 0 },
        { kind: 'end', one: 1 },
        { kind: 'end', one: 2 },
      ]),
    ).toEqual([])
    const placing = { plan: line, groups: 1, start: startOf(line, 1) }
    expect(searchPlacings(placing, [], 7)).toHaveLength(7)
    expect(tryPlacings(placing, [], 7)).toHaveLength(7)
  })

  it('agree with testing every order', () => {
    const where = plan('line', 4)
    const clues: PlacingClue[][] = [
      [
        { kind: 'later', one: 2, other: 0 },
        { kind: 'apart', one: 1, other: 3 },
      ],
      [{ kind: 'either', one: 0, others: [1, 2], steps: 1 }],
      [
        { kind: 'even', one: 3, isEven: true },
        { kind: 'gap', one: 0, other: 1, between: 1 },
      ],
      [
        { kind: 'not-end', one: 0 },
        { kind: 'beside', one: 0, other: 3 },
        { kind: 'steps', one: 1, other: 2, steps: -1 },
      ],
    ]
    for (const told of clues) {
      const tested = permutations([0, 1, 2, 3]).filter((places) =>
        told.every((clue) => holds(where, clue, (item) => places[item] ?? -1)),
      )
      expect(both(where, 1, told)).toEqual(tested.map(String).sort())
      expect(tested.length).toBeGreaterThan(0)
    }
  })
})

describe('drawClue', () => {
  it('draws clues that the arrangement fulfils', () => {
    const kinds = [
      'at',
      'end',
      'not-end',
      'even',
      'steps',
      'across',
      'beside',
      'apart',
      'opposite',
      'later',
      'same',
      'differ',
      'gap',
      'either',
    ] as const
    for (const [where, groups] of [
      [line, 2],
      [rows, 1],
      [circle, 2],
    ] as const) {
      const places = range(0, groups - 1).flatMap((group) =>
        createRandom(`${group}`).shuffle(range(0, where.size - 1)),
      )
      // Nobody sits across from anybody in a line, and no puzzle says so.
      for (const kind of kinds.filter((one) => where.kind !== 'line' || one !== 'across')) {
        const drawn = range(1, 120).flatMap(
          (seed) => drawClue(createRandom(`${seed}`), where, places, kind) ?? [],
        )
        for (const clue of drawn) {
          expect(holds(where, clue, (item) => places[item] ?? -1)).toBe(true)
          expect(clue.kind).toBe(kind)
          expect(new Set(itemsOf(clue)).size).toBe(itemsOf(clue).length)
          if (clue.kind === 'same' || clue.kind === 'differ')
            expect(Math.floor(clue.one / where.size)).toBeLessThan(Math.floor(clue.other / where.size))
          if (clue.kind === 'steps' || clue.kind === 'across')
            expect(2 * Math.abs(clue.steps)).not.toBe(where.size)
          if (clue.kind === 'either' && clue.steps === 0)
            expect(clue.one >= where.size && clue.others.every((item) => item < where.size)).toBe(true)
        }
        const isPossible =
          !(where.kind === 'line' && kind === 'opposite') &&
          !(where.kind === 'ring' && kind === 'end') &&
          !(groups === 1 && (kind === 'same' || kind === 'differ'))
        expect([where.kind, kind, drawn.length > 0]).toEqual([where.kind, kind, isPossible])
      }
    }
  })
})

describe('the answer to a question on an arrangement', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'red', 'blue', 'green', 'pink', 'white']
  /** C A E B D, and the colours in their own order. */
  const places = [1, 3, 0, 4, 2, 0, 1, 2, 3, 4]
  const labels = ['first', 'second', 'third', 'fourth', 'fifth']
  const answer = (question: PlacingQuestion, where = line, told = labels) =>
    answerPlacing(where, places, question, { names, labels: told })

  it('names an item by its place or by another item', () => {
    expect(answer({ kind: 'item', group: 0, spot: { from: 0, steps: 1, isAcross: false } })).toBe('E')
    expect(answer({ kind: 'item', group: 1, spot: { from: 0, steps: 0, isAcross: false } })).toBe('blue')
    expect(answer({ kind: 'item', group: 0, spot: { from: 3, steps: 1, isAcross: false } })).toBeNull()
    expect(answer({ kind: 'item-at', group: 1, place: 4 })).toBe('white')
    expect(answer({ kind: 'item-at', group: 0, place: 9 })).toBeNull()
    expect(answer({ kind: 'place', one: 1 })).toBe('fourth')
  })

  it('counts those between two, before one and after one', () => {
    expect(answer({ kind: 'between', one: 2, other: 1 })).toBe('Two')
    expect(answer({ kind: 'between', one: 0, other: 2 })).toBe('None')
    expect(answer({ kind: 'beyond', one: 1, isAfter: true })).toBe('One')
    expect(answer({ kind: 'beyond', one: 1, isAfter: false })).toBe('Three')
    expect([0, 1, 2].map(inWords)).toEqual(['None', 'One', 'Two'])
  })

  it('tells relations, neighbours, claims and pairs, or nothing where several would be right', () => {
    const relations = range(-5, 5).map((steps) => `${steps} steps`)
    expect(answer({ kind: 'relation', one: 1, other: 0 }, line, relations)).toBe('2 steps')
    expect(answer({ kind: 'relation', one: 2, other: 0 }, line, relations)).toBe('-1 steps')
    expect(answer({ kind: 'neighbours', one: 0 })).toBe('C and E')
    expect(answer({ kind: 'neighbours', one: 2 })).toBeNull()
    const claims: PlacingClue[] = [
      { kind: 'at', one: 0, place: 1 },
      { kind: 'at', one: 1, place: 1 },
      { kind: 'end', one: 2 },
    ]
    expect(answer({ kind: 'claim', isTrue: false, claims })).toBe('second')
    expect(answer({ kind: 'claim', isTrue: true, claims })).toBeNull()
    expect(
      answer({
        kind: 'match',
        pairs: [
          [0, 5],
          [0, 6],
          [1, 9],
        ],
      }),
    ).toBe('second')
    expect(
      answer({
        kind: 'match',
        pairs: [
          [0, 6],
          [1, 8],
        ],
      }),
    ).toBeNull()
  })

  it('counts steps to the right, to the left only where the right ends', () => {
    expect(stepsBetween(line, 1, 3)).toBe(2)
    expect(stepsBetween(line, 3, 1)).toBe(-2)
    expect(stepsBetween(circle, 1, 3)).toBe(6)
    expect(stepsBetween(rows, 1, 5)).toBeNull()
    expect(placeOf(rows, [1], { from: 0, steps: 1, isAcross: true })).toBe(6)
    expect(placeOf(rows, [1], { from: 0, steps: 0, isAcross: true })).toBe(5)
    expect(placeOf(rows, [1], { from: 0, steps: 1, isAcross: false })).toBe(0)
  })
})

describe('two conclusions', () => {
  it('have four verdicts, and each wrong one names the conclusion that it judges wrongly', () => {
    expect(verdict(true, false)).toBe('Only I follows')
    expect(verdict(false, true)).toBe('Only II follows')
    expect(verdict(true, true)).toBe('Both I and II follow')
    expect(verdict(false, false)).toBe('Neither I nor II follows')
    const wrong = wrongVerdicts({ text: 'A < B', follows: true }, { text: 'B < C', follows: false })
    expect(wrong.map(({ value, because }) => [value, render(because)])).toEqual([
      ['Only II follows', 'conclusion I does follow: A < B'],
      ['Both I and II follow', 'conclusion II does not follow: what is given leaves it open or excludes it'],
      ['Neither I nor II follows', 'conclusion I does follow: A < B'],
    ])
  })
})

describe('clues that settle a puzzle', () => {
  const all = permutations([0, 1, 2, 3])
  type Clue = readonly [item: number, place: number]
  const testOf =
    ([item, place]: Clue) =>
    (arrangement: Arrangement) =>
      arrangement[item] === place

  it('leave one arrangement, and none of them is needless', () => {
    for (const seed of range(1, 20)) {
      const rng = createRandom(String(seed))
      const key = rng.pick(all)
      const draw = (): Clue | null => {
        const item = rng.int(0, 4)
        return item === 4 ? null : [item, key[item] ?? 0]
      }
      const clues = settleClues(rng, all, draw, testOf)
      const left = (told: readonly Clue[]) =>
        all.filter((arrangement) => told.every((clue) => testOf(clue)(arrangement)))
      expect(left(clues)).toEqual([key])
      for (const clue of clues) expect(left(clues.filter((one) => one !== clue)).length).toBeGreaterThan(1)
      expect(clues).toHaveLength(3)
    }
  })

  it('are given up when they never settle it', () => {
    let draws = 0
    const draw = (): Clue => {
      draws++
      return [0, 0]
    }
    expect(() => settleClues(createRandom('a'), all, draw, testOf)).toThrow(
      new RangeError('the clues do not settle the puzzle'),
    )
    expect(draws).toBe(501)
  })

  it('keep only what is needed', () => {
    const clues: Clue[] = [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]
    const kept = keepNeeded(all, clues, (order, [item, place]) => order[item] === place)
    expect(kept).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    const two = [
      [0, 1],
      [1, 0],
    ]
    expect(keepNeeded(two, [[0, 0] as Clue], (order, [item, place]) => order[item] === place)).toEqual([
      [0, 0],
    ])
  })
})
