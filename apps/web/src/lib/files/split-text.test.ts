import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitText } from './split-text.ts'

it('keeps every word of a text, in parts of at most 3000 characters', () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ maxCount: 60 }), { maxLength: 60 }), (paragraphs) => {
      const text = paragraphs.join('\n\n')
      const parts = splitText(text)
      expect(parts.join(' ').split(/\s+/)).toEqual(text.trim().split(/\s+/))
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(3000)
    }),
    { numRuns: 60 },
  )
})

it('cuts between paragraphs if there are any', () => {
  const paragraph = `${'word '.repeat(400)}end.`
  expect(splitText(`${paragraph}\n\n${paragraph}`)).toEqual([paragraph, paragraph])
})

it('cuts even a text without any space', () => {
  expect(splitText('x'.repeat(7000)).map(({ length }) => length)).toEqual([3000, 3000, 1000])
})
