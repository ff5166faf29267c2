import { expect, it } from 'vitest'
import { readCode } from './read-code.ts'

it.each([
  ['KMRT42', 'KMRT42'],
  [' kmr-t42 ', 'KMRT42'],
  ['kmr t42', 'KMRT42'],
  ['https://example.org/live/KMRT42', 'KMRT42'],
  // O and 1 are in no code: they look like others.
  ['KMRTO1', undefined],
  ['KMRT4', undefined],
  ['KMRT422', undefined],
  ['', undefined],
  ['../../x', undefined],
])('%j is the code %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})
