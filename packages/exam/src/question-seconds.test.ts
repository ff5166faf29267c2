import { expect, it } from 'vitest'
import { addQuestionSeconds } from './question-seconds.ts'

it('adds time to one question and has a place for each', () => {
  expect(addQuestionSeconds([3], 1, 4, 3)).toEqual([3, 4, 0])
  expect(addQuestionSeconds([3, 4, 0], 0, 2, 3)).toEqual([5, 4, 0])
})

it('does not count time that the clock took back', () => {
  expect(addQuestionSeconds([3], 0, -10, 1)).toEqual([3])
})
