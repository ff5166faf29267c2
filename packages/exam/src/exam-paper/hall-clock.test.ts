import { expect, it } from 'vitest'
import { type ClockPlan, runningSection } from './hall-clock.ts'

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
