import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainlySimilar } from '../testing/plain-deduplicate.ts'
import { isSimilar, makeComparable, stripPunctuation } from './similarity.ts'

const similar = (a: string, b: string) => isSimilar(makeComparable(a), makeComparable(b))
const plainly = (a: string, b: string) => plainlySimilar(stripPunctuation(a), stripPunctuation(b))

describe('stripPunctuation', () => {
  it.each([
    ['What is this?!', 'what is this'],
    ["  India's   'first' — (law)\n", 'indias first law'],
    ['भारत की राजधानी क्या है?', 'भारत की राजधानी क्या है'],
    ['2 + 3 = 5', '2 + 3 = 5'],
    ['?!', ''],
  ])('GEN-25 makes %j comparable', (text, stripped) => {
    expect(stripPunctuation(text)).toBe(stripped)
  })
})

describe('isSimilar', () => {
  const twenty = 'abcdefghijklmnopqrst'

  it('GEN-25 takes texts as duplicates above 0.9 and not at 0.9', () => {
    expect(similar(twenty, `${twenty.slice(0, 19)}1`)).toBe(true) // 1 of 20: 0.95
    expect(similar(twenty, `${twenty.slice(0, 18)}12`)).toBe(false) // 2 of 20: 0.9
  })

  it('GEN-25 measures against the longer text', () => {
    expect(similar(twenty, `${twenty}1`)).toBe(true) // 1 of 21
    expect(similar('abcdefghij', 'abcdefghi')).toBe(false) // 1 of 10
  })

  it('tells apart texts with the same letters in another order', () => {
    expect(similar('abcdefghijkl', 'lkjihgfedcba')).toBe(false)
  })

  it('finds no text similar to an empty one', () => {
    expect(similar('', '')).toBe(false)
    expect(similar('?', '!')).toBe(false)
    expect(similar('', 'a')).toBe(false)
  })

  it('GEN-25 agrees with the plain rule on texts that are a few edits apart', () => {
    const letters = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'é', 'अ', '.'), maxLength: 80 }),
      fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 11, maxLength: 31 }),
    )
    const edits = fc.array(fc.tuple(fc.nat(80), fc.constantFrom('', 'a', 'b', 'yz')), { maxLength: 10 })
    fc.assert(
      fc.property(letters, edits, (text, changes) => {
        const other = changes.reduce(
          (changed, [at, by]) => changed.slice(0, at) + by + changed.slice(at + 1),
          text,
        )
        expect(similar(text, other)).toBe(plainly(text, other))
        expect(similar(other, text)).toBe(plainly(other, text))
      }),
      { numRuns: 2000 },
    )
  })

  it('GEN-25 agrees with the plain rule on arbitrary texts', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(similar(a, b)).toBe(plainly(a, b))
      }),
    )
  })
})
