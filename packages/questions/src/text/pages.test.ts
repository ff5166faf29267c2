import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinPages, splitPages } from './pages.ts'

it('reads pages back as they were joined', () => {
  const page = fc.record({
    number: fc.integer({ min: 1, max: 99_999 }),
    text: fc.stringMatching(/^[a-z][a-z .\n]{0,40}[a-z]$/),
  })
  fc.assert(
    fc.property(fc.array(page), (pages) => {
      expect(splitPages(joinPages(pages))).toEqual(pages)
    }),
  )
})

it('reads a text without marks as one page without a number', () => {
  expect(splitPages('Only text. [Page 3] inside a line is text.')).toEqual([
    { text: 'Only text. [Page 3] inside a line is text.' },
  ])
})

it('leaves out empty pages', () => {
  expect(splitPages('[Page 1]\n\n[Page 2]\nText')).toEqual([{ number: 2, text: 'Text' }])
})
