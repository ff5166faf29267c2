import { expect, it } from 'vitest'
import { addQuestionSeconds, isTimeUp, secondsLeft } from './session-clock.ts'

it('SESSION-11 counts down to zero and no further', () => {
  expect([0, 59, 59.2, 60, 61].map((elapsed) => secondsLeft(60, elapsed))).toEqual([60, 1, 1, 0, 0])
})

it('SESSION-11 ends at zero', () => {
  expect([59.9, 60, 75].map((elapsed) => isTimeUp(60, elapsed))).toEqual([false, true, true])
})

it('adds time to one question and keeps a time for each', () => {
  expect(addQuestionSeconds([3], 1, 4, 3)).toEqual([3, 4, 0])
  expect(addQuestionSeconds([3, 4, 0], 0, 2, 3)).toEqual([5, 4, 0])
})

it('does not count negative time when the clock was set back', () => {
  expect(addQuestionSeconds([3], 0, -10, 1)).toEqual([3])
})
