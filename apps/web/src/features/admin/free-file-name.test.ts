import { expect, it } from 'vitest'
import { freeFileName } from './free-file-name.ts'

it.each([
  ['paper.pdf', [], 'paper.pdf'],
  ['paper.pdf', ['paper.pdf'], 'paper (2).pdf'],
  ['paper.pdf', ['paper.pdf', 'paper (2).pdf'], 'paper (3).pdf'],
  ['paper.v1.pdf', ['paper.v1.pdf'], 'paper.v1 (2).pdf'],
  ['paper', ['paper'], 'paper (2)'],
])('ADMIN-08 stores %s beside %j as %s, so that no file is overwritten', (name, taken, expected) => {
  expect(freeFileName(name, new Set(taken))).toBe(expected)
})
