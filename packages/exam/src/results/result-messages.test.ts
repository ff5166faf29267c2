import { expect, it } from 'vitest'
import {
  CELEBRATION_DELAY_MS,
  CELEBRATION_FROM,
  deservesCelebration,
  performanceMessage,
  RESULTS_LOAD_DELAY_MS,
  resultBadge,
} from './result-messages.ts'

it('RESULTS-13 gives the badge great-job from 70, good-effort from 50, else keep-practicing', () => {
  expect([70, 69, 50, 49].map(resultBadge)).toEqual([
    'great-job',
    'good-effort',
    'good-effort',
    'keep-practicing',
  ])
})

it('RESULTS-14 has performance messages from 80, 60 and 40', () => {
  expect([80, 79, 60, 59, 40, 39].map(performanceMessage)).toEqual([
    'excellent',
    'good',
    'good',
    'fair',
    'fair',
    'needs-work',
  ])
})

it('RESULTS-15 celebrates a normal result from 70 after 300 ms', () => {
  expect([69, 70].map((percentage) => deservesCelebration(percentage, 'normal'))).toEqual([false, true])
  expect(CELEBRATION_DELAY_MS).toBe(300)
})

it('RESULTS-16 celebrates a mock result from 75', () => {
  expect([74, 75].map((percentage) => deservesCelebration(percentage, 'mock'))).toEqual([false, true])
  expect(CELEBRATION_FROM).toEqual({ normal: 70, mock: 75 })
})

it('RESULTS-03 loads data 50 ms after opening', () => {
  expect(RESULTS_LOAD_DELAY_MS).toBe(50)
})
