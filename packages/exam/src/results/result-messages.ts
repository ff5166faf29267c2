import { bandOf } from '../grading/score-bands.ts'

export const resultBadge = (percentage: number) =>
  bandOf(
    percentage,
    [
      [70, 'great-job'],
      [50, 'good-effort'],
    ],
    'keep-practicing',
  )

export const performanceMessage = (percentage: number) =>
  bandOf(
    percentage,
    [
      [80, 'excellent'],
      [60, 'good'],
      [40, 'fair'],
    ],
    'needs-work',
  )

/** The data of a result are loaded this long after the screen opens. */
export const RESULTS_LOAD_DELAY_MS = 50
export const CELEBRATION_DELAY_MS = 300
export const CELEBRATION_FROM = { normal: 70, mock: 75 } as const

export const deservesCelebration = (percentage: number, view: 'normal' | 'mock'): boolean =>
  percentage >= CELEBRATION_FROM[view]
