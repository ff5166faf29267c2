import { expect, it } from 'vitest'
import { historyLevel } from './history-level.ts'

it.each([
  ['exam-1', 'easy', 'easy'],
  ['exam-1', ' Hard ', 'hard'],
  ['exam-1', 'current-affairs', 'current-affairs'],
  ['exam-1', 'Current-Affairs', 'current-affairs'],
  ['current-affairs-17', 'Defence', 'current-affairs'],
  ['exam-1', 'Defence', 'medium'],
  ['exam-1', '', 'medium'],
])('STORE-24 CA-73 counts entry %s of level %j as %s', (id, difficulty, level) => {
  expect(historyLevel({ id, difficulty })).toBe(level)
})
