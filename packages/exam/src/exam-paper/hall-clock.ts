import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import { minutesOfPaper, withExtraTime } from './pattern-figures.ts'

const MINUTE = 60_000

/** When each section may be worked on, in milliseconds of the paper's own clock. */
export interface ClockPlan {
  kind: 'common' | 'sectional'
  totalMs: number
  sections: readonly { from: number; to: number }[]
}

/**
 * The paper's clock counts the time that the paper is open. It is no time of day: a moved clock of the device, a dead
 * battery or a killed tab neither gives nor takes time.
 */
export function planClock(pattern: ExamPattern, hasExtraTime: boolean): ClockPlan {
  const ms = (minutes: number) => Math.round(withExtraTime(minutes, hasExtraTime) * MINUTE)
  if (pattern.clock.kind === 'common') {
    const totalMs = ms(minutesOfPaper(pattern))
    return { kind: 'common', totalMs, sections: pattern.sections.map(() => ({ from: 0, to: totalMs })) }
  }
  let end = 0
  const sections = pattern.sections.map(({ minutes = 0 }) => {
    const from = end
    end += ms(minutes)
    return { from, to: end }
  })
  return { kind: 'sectional', totalMs: end, sections }
}

export const isOver = ({ totalMs }: ClockPlan, elapsedMs: number): boolean => elapsedMs >= totalMs

/** Closed: its time is over. Locked: its time has not come. */
export type SectionLock = 'open' | 'closed' | 'locked'

export function sectionLock(plan: ClockPlan, section: number, elapsedMs: number): SectionLock {
  const span = plan.sections[section]
  if (!span || elapsedMs >= span.to) return 'closed'
  return elapsedMs < span.from ? 'locked' : 'open'
}

/** The section whose clock runs; null with a common clock, and after the end. */
export function runningSection({ kind, sections }: ClockPlan, elapsedMs: number): number | null {
  if (kind === 'common') return null
  const index = sections.findIndex(({ from, to }) => elapsedMs >= from && elapsedMs < to)
  return index < 0 ? null : index
}

/** What the clock on the screen shows: the time left of the running section, or of the paper. */
export function timeLeft(plan: ClockPlan, elapsedMs: number): number {
  const running = runningSection(plan, elapsedMs)
  const end = running === null ? plan.totalMs : (plan.sections[running]?.to ?? plan.totalMs)
  return Math.max(0, end - elapsedMs)
}

/** Whole seconds left, as a countdown shows them: 0 only when the time is over. */
export const secondsLeft = (plan: ClockPlan, elapsedMs: number): number =>
  Math.ceil(timeLeft(plan, elapsedMs) / 1000)

export type ClockWarning = 'five-minutes' | 'one-minute' | null

/** A section or paper of less than ten minutes has only the last warning: the first would come with its start. */
export function clockWarning(plan: ClockPlan, elapsedMs: number): ClockWarning {
  const left = timeLeft(plan, elapsedMs)
  if (left <= MINUTE) return 'one-minute'
  const running = plan.sections[runningSection(plan, elapsedMs) ?? -1]
  const whole = running ? running.to - running.from : plan.totalMs
  return left <= 5 * MINUTE && whole >= 10 * MINUTE ? 'five-minutes' : null
}
