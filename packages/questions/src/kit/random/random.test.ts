import { describe, expect, it } from 'vitest'
import { range } from '../values/number-theory.ts'
import { hash, hashName } from './hash.ts'
import { createRandom } from './random.ts'

describe('hash', () => {
  it('is the same on every machine', () => {
    expect(hashName('Ekagra')).toBe('06w6dp61mlrw9q1aftd7')
  })

  it('gives different hashes to texts that differ in one place, and spreads them evenly', () => {
    const words = range(0, 9999).map((index) => hash(`type|easy|seed|${index}`))
    expect(new Set(words.map((word) => word.join())).size).toBe(10_000)
    for (const place of [0, 1, 2, 3]) {
      const high = words.filter((word) => (word[place] ?? 0) >>> 0 >= 2 ** 31).length
      expect(high).toBeGreaterThan(4800)
      expect(high).toBeLessThan(5200)
    }
  })
})

describe('createRandom', () => {
  const draw = (key: string) => {
    const random = createRandom(key)
    return range(1, 20).map(() => random.int(0, 1_000_000))
  }

  it('repeats a stream for a key and gives unrelated streams for neighbouring keys', () => {
    expect(draw('a')).toEqual(draw('a'))
    const streams = range(0, 99).map((index) => draw(`seed ${index}`))
    // Not even shifted by a few draws, as seed + index would be.
    expect(new Set(streams.flat()).size).toBe(2000)
  })

  it('draws whole numbers between its bounds, both included, evenly', () => {
    const random = createRandom('dice')
    const faces = range(1, 6000).map(() => random.int(1, 6))
    for (const face of range(1, 6)) {
      const count = faces.filter((other) => other === face).length
      expect(count).toBeGreaterThan(900)
      expect(count).toBeLessThan(1100)
    }
    expect(range(1, 200).map(() => random.int(10, 30, 10))).toEqual(expect.arrayContaining([10, 20, 30]))
  })

  it('throws for empty ranges and empty lists', () => {
    const random = createRandom('empty')
    expect(() => random.int(3, 2)).toThrow('no number from 3 to 2')
    expect(() => random.pick([])).toThrow('empty list')
    expect(() => random.sample([1, 2], 3)).toThrow('cannot sample 3 of 2')
  })

  it('samples different items and shuffles all of them', () => {
    const random = createRandom('cards')
    expect(new Set(random.sample(range(1, 52), 13)).size).toBe(13)
    expect(random.shuffle(range(1, 9)).sort()).toEqual(range(1, 9))
  })

  it('draws by weights and chances', () => {
    const random = createRandom('weights')
    const drawn = range(1, 4000).map(() =>
      random.weighted([
        ['rare', 1],
        ['often', 3],
      ]),
    )
    expect(drawn.filter((item) => item === 'rare').length / 4000).toBeCloseTo(0.25, 1)
    expect(range(1, 4000).filter(() => random.chance(0.1)).length / 4000).toBeCloseTo(0.1, 1)
  })

  it('gives up with a clear error when a condition cannot be met', () => {
    const random = createRandom('never')
    expect(
      random.until(
        () => random.int(1, 6),
        (face) => face === 6,
      ),
    ).toBe(6)
    expect(() =>
      random.until(
        () => 1,
        () => false,
      ),
    ).toThrow('no draw met the condition in 2000 tries')
  })
})
