import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { originalIndex, placeOfOption, shuffle, shuffleOptions } from './shuffle-options.ts'

const anyRandom = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 })
  .map((numbers) => {
    let next = 0
    return () => numbers[next++ % numbers.length] ?? 0
  })

describe('shuffleOptions', () => {
  it('SESSION-18 orders options by the random numbers it is given', () => {
    expect(shuffleOptions(['a', 'b', 'c', 'd'], () => 0)).toEqual([0, 1, 2, 3])
    expect(shuffleOptions(['a', 'b', 'c', 'd'], () => 0.99)).toEqual([3, 2, 1, 0])
  })

  it('SESSION-18 maps a selection back to its original index', () => {
    fc.assert(
      fc.property(anyRandom, (random) => {
        const order = shuffleOptions(['a', 'b', 'c', 'd'], random)
        expect([...order].sort()).toEqual([0, 1, 2, 3])
        for (const index of [0, 1, 2, 3]) {
          expect(originalIndex(order, placeOfOption(order, index))).toBe(index)
        }
      }),
    )
  })

  it('has no option beyond the last', () => {
    expect(originalIndex([1, 0], 2)).toBeUndefined()
    expect(placeOfOption([1, 0], 2)).toBe(-1)
  })

  it.each([
    ['All of the above'],
    ['None of these'],
    ['none of the above.'],
    ['Both of these'],
    [' Neither of them '],
  ])('keeps %j last, because it speaks of the options above it', (text) => {
    expect(shuffleOptions(['a', text, 'c', 'd'], () => 0.99)).toEqual([3, 2, 0, 1])
  })

  it.each([
    ['Both A and B'],
    ['Only C'],
    ['only (c)'],
    ['A and C only'],
    ['A, B and C'],
    ['Neither A nor B.'],
  ])('moves nothing when an option names letters, as in %j', (text) => {
    expect(shuffleOptions(['a', 'b', text, 'd'], () => 0.99)).toEqual([0, 1, 2, 3])
  })

  it('moves options that merely contain such words', () => {
    expect(shuffleOptions(['A and B negative', 'Only Canada', 'All colours', 'B'], () => 0.99)).toEqual([
      3, 2, 1, 0,
    ])
  })
})

describe('shuffle', () => {
  it('gives every order of three equally often', () => {
    const counts = new Map<string, number>()
    const steps = 60
    for (let first = 0; first < steps; first++) {
      for (let second = 0; second < steps; second++) {
        const numbers = [(first + 0.5) / steps, (second + 0.5) / steps, 0]
        const order = shuffle(['a', 'b', 'c'], () => numbers.shift() ?? 0).join('')
        counts.set(order, (counts.get(order) ?? 0) + 1)
      }
    }
    expect([...counts.values()]).toEqual(Array(6).fill((steps * steps) / 6))
  })
})
