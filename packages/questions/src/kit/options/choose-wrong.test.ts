import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../random/random.ts'
import { readValue } from '../values/read-value.ts'
import type { ValueInput } from '../values/value.ts'
import { type Candidate, chooseWrong, isBelow } from './choose-wrong.ts'

/** Draws what is wanted, and adds no chance to any cost. */
const wanting = (rank: number, length: string, isMostAlike = false): Random => ({
  ...createRandom('a'),
  weighted: (items) => items[rank]?.[0] ?? expect.fail('no such rank'),
  pick: (items) => items.find((item) => item === length) ?? expect.fail('no such length'),
  chance: () => isMostAlike,
  int: () => 0,
})

const candidate = (value: ValueInput, because: string | null = 'a mistake'): Candidate => ({
  ...readValue(value),
  because,
})
const choose = (answer: ValueInput, pool: readonly Candidate[], random: Random): string[] =>
  chooseWrong(readValue(answer), pool, random).map(({ text }) => text)

describe('three wrong options', () => {
  const numbers = [10, 20, 30, 60, 70, 80].map((value) => candidate(value))
  const below = (texts: string[]) => texts.filter((text) => Number(text) < 50).length

  it('give the key the drawn rank', () => {
    for (const rank of [0, 1, 2, 3]) {
      const chosen = choose(50, numbers, wanting(rank, 'between'))
      expect(chosen).toHaveLength(3)
      expect(below(chosen)).toBe(rank)
    }
  })

  it('make it the longest or the shortest as drawn', () => {
    const words = ['a', 'be', 'cat', 'lions', 'tigers', 'leopard'].map((value) => candidate(value))
    expect(choose('bear', words, wanting(0, 'longest'))).toEqual(['a', 'be', 'cat'])
    expect(choose('bear', words, wanting(0, 'shortest')).sort()).toEqual(['leopard', 'lions', 'tigers'])
    const between = choose('bear', words, wanting(0, 'between')).map(({ length }) => length)
    expect(Math.min(...between)).toBeLessThan(4)
    expect(Math.max(...between)).toBeGreaterThan(4)
  })

  it('make it the most alike of the four, or not', () => {
    const words = ['abcx', 'abxd', 'xbcd', 'pqrs', 'pqrt', 'pqru'].map((value) => candidate(value))
    expect(choose('abcd', words, wanting(0, 'between', true))).toEqual(['abcx', 'abxd', 'xbcd'])
    const other = choose('abcd', words, wanting(0, 'between', false))
    expect(other.filter((text) => text.startsWith('pqr')).length).toBeGreaterThanOrEqual(2)
  })

  it('are named mistakes where there are enough, and never two without a name if that can be helped', () => {
    const unnamed = [candidate(41, null), candidate(42, null), candidate(43, null)]
    const named = [candidate(60), candidate(70), candidate(80)]
    expect(choose(50, [...unnamed, ...named], wanting(0, 'between'))).toEqual(['60', '70', '80'])
    // Rank 3 wants all below, but only one of these may be without a name.
    expect(below(choose(50, [...unnamed, ...named], wanting(3, 'between')))).toBe(1)
    expect(choose(50, [...unnamed, candidate(80)], wanting(3, 'between'))).toHaveLength(3)
  })

  it('are written as the key is', () => {
    const pool = [60.5, 61.5, 62.5, 70, 80, 90].map((value) => candidate(value))
    expect(choose(50, pool, wanting(0, 'between'))).toEqual(['70', '80', '90'])
    expect(choose(50.5, pool, wanting(0, 'between'))).toEqual(['60.5', '61.5', '62.5'])
    for (const sign of ['√', '−', 'frac']) {
      const texts = [`${sign}3`, `${sign}5`, `${sign}7`]
      const mixed = [...['11', '13', '17'], ...texts].map((value) => candidate(value))
      expect(choose(`${sign}9`, mixed, wanting(0, 'between'))).toEqual(texts)
    }
  })
})

it('tells an option below the answer only where both have a size', () => {
  expect(isBelow(readValue(3), readValue(4))).toBe(true)
  expect(isBelow(readValue(4), readValue(4))).toBe(false)
  expect(isBelow(readValue(5), readValue(4))).toBe(false)
  expect(isBelow(readValue('three'), readValue(4))).toBe(false)
  expect(isBelow(readValue(3), readValue('four'))).toBe(false)
})
