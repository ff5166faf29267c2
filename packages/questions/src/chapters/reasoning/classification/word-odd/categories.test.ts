import { describe, expect, it } from 'vitest'
import { categories, setApart } from './categories.ts'

describe('the categories of words', () => {
  it('name each category once, and every wider category exists', () => {
    const names = categories.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    for (const { within } of categories) if (within !== null) expect(names).toContain(within)
  })

  it('hold at least three words each, none twice', () => {
    for (const { words } of categories) {
      expect(words.length).toBeGreaterThanOrEqual(3)
      expect(words).toEqual([...new Set(words)])
    }
  })

  it('put the words of a narrower category into the wider one', () => {
    for (const { within, words } of categories) {
      const wider = categories.find(({ name }) => name === within)
      if (wider) expect(wider.words).toEqual(expect.arrayContaining([...words]))
    }
  })
})

describe('setApart', () => {
  it('finds the one word of another kind', () => {
    expect(setApart(['cow', 'horse', 'goat', 'frog'])).toEqual(['frog'])
  })

  it('finds two where two readings are possible, so that such a question is not asked', () => {
    expect(setApart(['orange', 'banana', 'grape', 'rice']).sort()).toEqual(['orange', 'rice'])
    expect(setApart(['Mercury', 'Venus', 'Mars', 'Nepal']).sort()).toEqual(['Mercury', 'Nepal'])
  })
})
