import type { RunningProgress, RunningSession } from '../../lib/stores/session/running-session.ts'

/**
 * How much of a time limit has passed since the app was closed, in milliseconds: it runs on, as in the hall, up to its end.
 * A session without one waits. A clock that was set back since adds nothing.
 */
export function timeAway(
  { timeLimitSeconds }: Pick<RunningSession, 'timeLimitSeconds'>,
  progress: Pick<RunningProgress, 'elapsedMs' | 'savedAt'> | null,
  now: number,
): number {
  if (timeLimitSeconds === undefined || progress === null) return 0
  const away = now - Date.parse(progress.savedAt)
  const left = Math.max(0, timeLimitSeconds * 1000 - progress.elapsedMs)
  return Number.isNaN(away) ? 0 : Math.min(left, Math.max(0, away))
}
