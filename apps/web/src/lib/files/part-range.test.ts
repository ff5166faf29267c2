import { describe, expect, it } from 'vitest'
import { firstRange, fitPart, rangeFrom, textOf } from './part-range.ts'

const file = (parts: string[], isPaged = true) => ({ id: 'f', name: 'Book', savedAt: 0, isPaged, parts })
const book = file(['', 'a'.repeat(5000), 'b'.repeat(5000), 'c'.repeat(5000), 'd'.repeat(20_000)])

describe('the pages of a file used for one quiz', () => {
  it('SHELL-20 are at first as many as fit into 12000 characters, starting at the first page with text', () => {
    expect(firstRange(book)).toEqual({ from: 2, to: 3 })
  })

  it('start at the given page and are always at least one, even if it is too long', () => {
    expect(rangeFrom(book, 4)).toEqual({ from: 4, to: 4 })
    expect(rangeFrom(book, 5)).toEqual({ from: 5, to: 5 })
  })

  it('have their page numbers, without the empty pages', () => {
    expect(textOf(file(['one', '', 'three']), { from: 1, to: 3 })).toBe('[Page 1]\none\n\n[Page 3]\nthree')
  })

  it('have no page numbers if the text has no pages', () => {
    expect(textOf(file(['one', 'two'], false), { from: 1, to: 2 })).toBe('one\n\ntwo')
  })

  it.each([
    [0, 1],
    [-3, 1],
    [2.7, 2],
    [99, 5],
    [Number.NaN, 1],
  ])('always exist, whatever was typed: %d becomes page %d', (typed, page) => {
    expect(fitPart(book, typed)).toBe(page)
  })
})
