import { expect, it } from 'vitest'
import { type PageItem, readActualText } from './actual-text.ts'

const piece = (str: string, hasEOL = false): PageItem => ({
  str,
  transform: [1, 0, 0, 1, 0, 700],
  height: 12,
  hasEOL,
})
const begin = (actualText?: string): PageItem => ({
  type: 'beginMarkedContentProps',
  actualText: actualText ?? null,
})
const end: PageItem = { type: 'endMarkedContent' }
const bytes = (text: string) =>
  `\u00FE\u00FF${[...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255)).join('')}`
const read = (...items: PageItem[]) =>
  readActualText(items)
    .map(({ str, hasEOL }) => (hasEOL ? `${str}|` : str))
    .join('')

it('a Hindi word whose conjunct is a shape without letters is read by its ActualText', () => {
  expect(read(begin(bytes('दि')), piece('\u0000द'), end, begin(bytes('ल्ली')), piece('\u0000ी'), end)).toBe(
    'दिल्ली',
  )
})

it('the space before a replaced shape and the end of its line are kept', () => {
  expect(read(piece('नई'), begin(bytes('दि')), piece(' '), piece('\u0000द', true), end)).toBe('नई दि|')
})

it('several shapes of one replaced content give its letters once', () => {
  expect(read(begin(bytes('fi')), piece('f'), piece('i'), end, piece('x'))).toBe('fix')
})

it('content without ActualText stays as it is, inside and outside of other content', () => {
  expect(
    read(begin(), piece('a'), begin('b'), piece('?'), begin(), piece('!'), end, end, piece('c'), end),
  ).toBe('abc')
})

it('an end without a beginning changes nothing', () => {
  expect(read(end, piece('a'), begin(bytes('ब')), piece('b'), end)).toBe('aब')
})
