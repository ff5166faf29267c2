import { expect, it } from 'vitest'
import { arrangeLines } from './arrange-lines.ts'

const piece = (str: string, y: number, hasEOL = true) => ({
  str,
  transform: [1, 0, 0, 1, 50, y],
  height: 10,
  hasEOL,
})

it('joins the pieces of a line and separates paragraphs at wide gaps', () => {
  const pieces = [
    piece('The revolt ', 700, false),
    piece('began', 700),
    piece('at Meerut.', 688),
    piece('It spread.', 650),
  ]
  expect(arrangeLines(pieces)).toBe('The revolt began\nat Meerut.\n\nIt spread.')
})

it('returns an empty text for a page without characters', () => {
  expect(arrangeLines([piece(' ', 700), piece('', 690)])).toBe('')
})
