import { expect, it } from 'vitest'
import { type ClockPlan, clockWarning, runningSection, secondsLeft, timeLeft } from './hall-clock.ts'

const sections = [
  { from: 0, to: 1000 },
  { from: 1000, to: 3000 },
]

it('with a clock for each section names the one whose time runs, from its first moment to just before its last, and none after the end', () => {
  const plan: ClockPlan = { kind: 'sectional', sections, totalMs: 3000 }
  expect([0, 999, 1000, 2999, 3000].map((elapsedMs) => runningSection(plan, elapsedMs))).toEqual([
    0,
    0,
    1,
    1,
    null,
  ])
  expect(runningSection({ ...plan, sections: [{ from: 500, to: 1000 }] }, 100)).toBeNull()
})

it('with a common clock names no section', () => {
  expect(runningSection({ kind: 'common', sections, totalMs: 3000 }, 500)).toBeNull()
})

it('shows what is left of the running section, or of the paper', () => {
  const plan: ClockPlan = { kind: 'sectional', sections, totalMs: 3000 }
  expect([0, 999, 1000, 2999, 3000, 4000].map((at) => timeLeft(plan, at))).toEqual([1000, 1, 2000, 1, 0, 0])
  expect(timeLeft({ ...plan, kind: 'common' }, 500)).toBe(2500)
  expect([0, 1, 999, 1000].map((at) => secondsLeft(plan, at))).toEqual([1, 1, 1, 2])
})

it('warns five minutes and one minute before the end, the first time only where there are ten minutes', () => {
  const minutes = (count: number) => count * 60_000
  const plan: ClockPlan = {
    kind: 'sectional',
    sections: [
      { from: 0, to: minutes(10) },
      { from: minutes(10), to: minutes(19) },
    ],
    totalMs: minutes(19),
  }
  const warnings = (kind: ClockPlan['kind'], ...at: number[]) =>
    at.map((minute) => clockWarning({ ...plan, kind }, minutes(minute)))
  expect(warnings('sectional', 4.9, 5, 8.9, 9)).toEqual([null, 'five-minutes', 'five-minutes', 'one-minute'])
  expect(warnings('sectional', 14, 17.9, 18, 19)).toEqual([null, null, 'one-minute', 'one-minute'])
  expect(warnings('common', 5, 13.9, 14, 18)).toEqual([null, null, 'five-minutes', 'one-minute'])
})
