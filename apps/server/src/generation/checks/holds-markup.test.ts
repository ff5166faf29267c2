import { expect, it } from 'vitest'
import { holdsMarkup } from './holds-markup.ts'

it.each([
  ['See https://example.org', true],
  ['![a picture](data:image/png;base64,AA)', true],
  ['Read [this](notes.md)', true],
  ['<script>alert(1)</script>', true],
  ['<img\nsrc=x onerror=alert(1)>', true],
  ['<a title="<">', true],
  ['</div>', true],
  ['If x <y then x + 1 < y + 1', false],
  ['Plants make food from carbon dioxide and water.', false],
])('%j holds markup: %j', (text, isFound) => {
  expect(holdsMarkup(text)).toBe(isFound)
})

it('takes no longer for thousands of tags that do not end', () => {
  const start = performance.now()
  expect(holdsMarkup('<a '.repeat(13_000))).toBe(false)
  expect(performance.now() - start).toBeLessThan(200)
})
