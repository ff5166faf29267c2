import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as progress from './generation-progress.ts'
import {
  ALTERNATIVE_TICKER,
  creep,
  loadingPace,
  moveAhead,
  overlayStage,
  stageThresholds,
  TICKER,
  tick,
} from './generation-progress.ts'

it('SETUP-25 SETUP-27 SETUP-30 appears after 100 ms, hides after 300 ms, starts practice after 500 ms', () => {
  expect(progress.OVERLAY_APPEARS_AFTER_MS).toBe(100)
  expect(progress.OVERLAY_HIDES_AFTER_MS).toBe(300)
  expect(progress.PRACTICE_STARTS_AFTER_MS).toBe(500)
})

describe('ticks', () => {
  it('SETUP-37 adds every 100 ms 2 below 20, 1.5 below 50, 1 below 80, 0.5 below 95', () => {
    expect(TICKER.everyMs).toBe(100)
    expect([0, 19.5, 20, 49.5, 50, 79, 80, 94.5, 95, 100].map((now) => tick(now) - now)).toEqual([
      2, 2, 1.5, 1.5, 1, 1, 0.5, 0.5, 0, 0,
    ])
  })

  it('SETUP-38 adds every 150 ms 3, 2, 1.5 and 0.5 in the alternative', () => {
    expect(ALTERNATIVE_TICKER.everyMs).toBe(150)
    expect([0, 20, 50, 80, 95].map((now) => tick(now, ALTERNATIVE_TICKER) - now)).toEqual([3, 2, 1.5, 0.5, 0])
  })

  it('SETUP-39 lets real progress move the bar ahead, never back, within 0 and 100', () => {
    expect(moveAhead(30, 60)).toBe(60)
    expect(moveAhead(60, 30)).toBe(60)
    expect(moveAhead(60, 120)).toBe(100)
    expect(moveAhead(60, Number.NaN)).toBe(60)
    expect(moveAhead(-5, -1)).toBe(0)
    fc.assert(
      fc.property(fc.array(fc.option(fc.double())), (reports) => {
        reports.reduce<number>((now, real) => {
          const next = real === null ? tick(now) : moveAhead(now, real)
          expect(next).toBeGreaterThanOrEqual(now)
          expect(next).toBeLessThanOrEqual(100)
          return next
        }, 0)
      }),
    )
  })
})

describe('stages', () => {
  it.each([
    [25, [12, 30, 60]],
    [30, [12, 30, 60]],
    [24, [15, 35, 65]],
    [20, [15, 35, 65]],
    [19, [25, 50, 75]],
    [1, [25, 50, 75]],
  ])('SETUP-33 SETUP-34 SETUP-35 has for %d questions the thresholds %j', (count, thresholds) => {
    expect(stageThresholds(count)).toEqual(thresholds)
  })

  it('SETUP-31 SETUP-32 names the stage by progress; the last one begins at 95', () => {
    expect([0, 24, 25, 49, 50, 74, 75, 94, 95, 100].map((now) => overlayStage(now, 10))).toEqual([
      'initializing',
      'initializing',
      'analyzing',
      'analyzing',
      'processing',
      'processing',
      'formatting',
      'formatting',
      'finalizing',
      'finalizing',
    ])
    expect(progress.FINALIZING_FROM).toBe(95)
    expect(progress.STAGES).toEqual(['initializing', 'analyzing', 'processing', 'formatting', 'finalizing'])
  })

  it('SETUP-36 generates rapidly from 25 questions and quickly from 20', () => {
    expect([25, 24, 20, 19].map(loadingPace)).toEqual(['rapidly', 'quickly', 'quickly', 'plain'])
  })
})

describe('creep', () => {
  it('CA-87 starts at 10 and moves up in random steps to at most 90', () => {
    expect([progress.CREEP_START, progress.CREEP_END]).toEqual([10, 90])
    expect(creep(0, 0)).toBe(10)
    expect(creep(10, 0.5)).toBe(15)
    expect(creep(88, 0.9)).toBe(90)
  })
})
