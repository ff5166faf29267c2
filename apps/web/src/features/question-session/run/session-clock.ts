import { addQuestionSeconds } from '@ekagra/exam/session/session-clock'
import type { RecordedProgress, SessionPaper } from '../../../lib/stores/session/session-record.ts'

/** How long a session and each of its questions have taken. */
export interface SessionClock {
  elapsedMs(): number
  questionMs(): number[]
  /** Counts the time from now on for this question. */
  visit(index: number): void
  /** More questions have arrived. */
  grow(total: number): void
  pause(): void
  resume(): void
  /** The time of day: one reading at the start plus the steady counter. */
  wallTime(): Date
}

export interface ClockSources {
  /** Milliseconds that only increase, even if the device's clock is changed: `performance.now`. */
  steady: () => number
  /** Read once at the start: changing the device's clock later has no effect. */
  wall: () => number
}

export interface ClockStart {
  total: number
  index: number
  elapsedMs?: number | undefined
  questionMs?: readonly number[] | undefined
}

export function createSessionClock(start: ClockStart, { steady, wall }: ClockSources): SessionClock {
  const anchor = { wall: wall(), steady: steady() }
  let elapsed = start.elapsedMs ?? 0
  let questions: number[] = addQuestionSeconds(start.questionMs ?? [], 0, 0, start.total)
  let index = start.index
  let total = start.total
  let runningSince: number | null = anchor.steady

  function lap(): void {
    if (runningSince === null) return
    const now = steady()
    const passed = Math.max(0, now - runningSince)
    runningSince = now
    elapsed += passed
    questions = addQuestionSeconds(questions, index, passed, total)
  }

  return {
    elapsedMs() {
      lap()
      return elapsed
    },
    questionMs() {
      lap()
      return questions
    },
    visit(next) {
      lap()
      index = next
    },
    grow(next) {
      lap()
      total = next
    },
    pause() {
      lap()
      runningSince = null
    },
    resume() {
      runningSince ??= steady()
    },
    wallTime: () => new Date(anchor.wall + Math.max(0, steady() - anchor.steady)),
  }
}

/**
 * How much of a time limit has passed while the app was closed, in milliseconds: it runs on, as in an exam
 * hall, up to its end. Without a limit, and if the clock was set back meanwhile, no time is added.
 */
export function timeAway(
  { timeLimitSeconds }: Pick<SessionPaper, 'timeLimitSeconds'>,
  progress: Pick<RecordedProgress, 'elapsedMs' | 'savedAt'> | null,
  now: number,
): number {
  if (timeLimitSeconds === undefined || progress === null) return 0
  const away = now - Date.parse(progress.savedAt)
  const left = Math.max(0, timeLimitSeconds * 1000 - progress.elapsedMs)
  return Number.isNaN(away) ? 0 : Math.min(left, Math.max(0, away))
}
