import { expect, it } from 'vitest'
import { isTimeUp, secondsLeft } from './countdown.ts'

it('SESSION-11 counts down to zero and no further', () => {
  expect([0, 59, 59.2, 60, 61].map((elapsed) => secondsLeft(60, elapsed))).toEqual([60, 1, 1, 0, 0])
})

it('SESSION-11 is up at zero', () => {
  expect([59.9, 60, 75].map((elapsed) => isTimeUp(60, elapsed))).toEqual([false, true, true])
})
