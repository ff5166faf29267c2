import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import {
  holds,
  move,
  opposite,
  type PlacingClue,
  type Plan,
  searchPlacings,
  startOf,
  tryPlacings,
} from './placing.ts'

const plan = (kind: Plan['kind'], size: number, alternates = false, isSquare = false): Plan => ({
  kind,
  size,
  alternates,
  isSquare,
})
const line = plan('line', 5)
const rows = plan('rows', 8)
const circle = plan('ring', 8)
const inAndOut = plan('ring', 8, true)

describe('the right hand', () => {
  it.each([
    ['of the third in a line', line, 2, 1, 3],
    ['of the last in a line leads nowhere', line, 4, 1, -1],
    ['of one who faces south points to the left of the page', rows, 2, 1, 1],
    ['of one who faces north points to the right of the page', rows, 5, 2, 7],
    ['of a row does not lead into the other row', rows, 3, -1, -1],
    ['of one who faces the centre points against the clock', circle, 0, 1, 7],
    ['of one who faces outside points with the clock', inAndOut, 1, 1, 2],
  ] as const)('%s', (_, where, place, steps, found) => {
    expect(move(where, place, steps)).toBe(found)
  })

  it('leads to the seat opposite in two rows and around a table', () => {
    expect(opposite(rows, 1)).toBe(5)
    expect(opposite(circle, 6)).toBe(2)
    expect(opposite(line, 1)).toBe(-1)
  })
})

describe('the two searches', () => {
  const kinds = ['steps', 'gap', 'apart', 'opposite', 'either', 'even', 'across'] as const

  /** Any clue at all, true or not. */
  const drawClue = (seed: string, { size }: Plan): PlacingClue => {
    const rng = createRandom(seed)
    const kind = rng.pick(kinds)
    const [one, other, third] = rng.sample(range(0, size - 1), 3)
    switch (kind) {
      case 'steps':
      case 'across':
        return { kind, one, other, steps: rng.pick([-2, -1, 1, 2]) }
      case 'gap':
        return { kind, one, other, between: rng.int(1, 2) }
      case 'apart':
      case 'opposite':
        return { kind, one, other }
      case 'either':
        return { kind, one, others: [other, third], steps: rng.pick([-1, 1]) }
      case 'even':
        return { kind, one, isEven: rng.chance(0.5) }
    }
  }

  it.each([
    ['a line', plan('line', 6)],
    ['two rows', plan('rows', 6)],
    ['a circle', plan('ring', 6)],
    ['a circle facing in and out', plan('ring', 6, true)],
    ['a square', plan('ring', 8, true, true)],
  ] as const)('find the same arrangements of %s, all of which agree with the clues', (_, where) => {
    const placing = { plan: where, groups: 1, start: startOf(where, 1) }
    let found = 0
    for (const seed of range(1, 40)) {
      const clues = range(1, 3).map((number) => drawClue(`${seed} ${number}`, where))
      const fast = searchPlacings(placing, clues, 10_000).map(String).sort()
      const plain = tryPlacings(placing, clues, 10_000)
      expect(plain.map(String).sort()).toEqual(fast)
      for (const places of plain)
        expect(clues.every((clue) => holds(where, clue, (item) => places[item] ?? -1))).toBe(true)
      found += fast.length
    }
    expect(found).toBeGreaterThan(0)
  })
})
