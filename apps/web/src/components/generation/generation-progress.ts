export const OVERLAY_APPEARS_AFTER_MS = 100
export const OVERLAY_HIDES_AFTER_MS = 300
export const PRACTICE_STARTS_AFTER_MS = 500

/** How simulated progress grows: `below` 20, 50, 80 and 95 by these steps, every `everyMs`. */
export interface Ticker {
  everyMs: number
  steps: readonly (readonly [below: number, step: number])[]
}

export const TICKER: Ticker = {
  everyMs: 100,
  steps: [
    [20, 2],
    [50, 1.5],
    [80, 1],
    [95, 0.5],
  ],
}

export const ALTERNATIVE_TICKER: Ticker = {
  everyMs: 150,
  steps: [
    [20, 3],
    [50, 2],
    [80, 1.5],
    [95, 0.5],
  ],
}

/** Progress one tick later; from 95 on it waits for the real end. */
export const tick = (progress: number, ticker: Ticker = TICKER): number =>
  progress + (ticker.steps.find(([below]) => progress < below)?.[1] ?? 0)

/** Real progress moves the bar ahead of the ticks and never back; both stay within 0 and 100. */
export const moveAhead = (progress: number, real: number): number =>
  Math.min(100, Math.max(0, progress, Number.isNaN(real) ? 0 : real))

export const STAGES = ['initializing', 'analyzing', 'processing', 'formatting', 'finalizing'] as const
export type OverlayStage = (typeof STAGES)[number]

/** From this progress on, the last dot is lit. */
export const FINALIZING_FROM = 95

/** Where Analyzing, Processing and Formatting begin: earlier for longer lists, which spend more time in each. */
export const stageThresholds = (questionCount: number): readonly [number, number, number] => {
  if (questionCount >= 25) return [12, 30, 60]
  return questionCount >= 20 ? [15, 35, 65] : [25, 50, 75]
}

export const overlayStage = (progress: number, questionCount: number): OverlayStage => {
  const starts = [...stageThresholds(questionCount), FINALIZING_FROM]
  return STAGES[starts.filter((start) => progress >= start).length] ?? 'finalizing'
}

/** 'Rapidly generating', 'Quickly generating', or neither. */
export const loadingPace = (questionCount: number): 'rapidly' | 'quickly' | 'plain' => {
  if (questionCount >= 25) return 'rapidly'
  return questionCount >= 20 ? 'quickly' : 'plain'
}

/** The earlier current-affairs generator starts here, moves up slowly to its limit, then jumps to 100. */
export const CREEP_START = 10
export const CREEP_END = 90
const CREEP_STEP = 10

/** `random` is in [0, 1). */
export const creep = (progress: number, random: number): number =>
  Math.min(CREEP_END, Math.max(CREEP_START, progress + random * CREEP_STEP))
