import type { AnsweredQuestion } from './result.ts'

export interface TimedQuestion extends AnsweredQuestion {
  seconds: number
}

export interface TimeFinding {
  total: number
  average: number
  slowest: { number: number; seconds: number }
  /** What was answered wrongly or skipped; undefined when nothing was. */
  lost: { count: number; seconds: number; share: number } | undefined
}

/** The questions with their times; none unless every time is known and some time was spent. */
export function timedQuestions(answers: readonly AnsweredQuestion[]): TimedQuestion[] {
  const timed = answers.flatMap((answered) =>
    answered.seconds === undefined ? [] : [{ ...answered, seconds: answered.seconds }],
  )
  const isWhole = timed.length === answers.length && timed.some(({ seconds }) => seconds > 0)
  return isWhole ? timed : []
}

/** What the chart shows, in figures for a sentence. */
export function timeFinding(timed: readonly TimedQuestion[]): TimeFinding | undefined {
  const [first] = timed
  if (first === undefined) return undefined
  const total = timed.reduce((sum, { seconds }) => sum + seconds, 0)
  const slowest = timed.reduce((most, next) => (next.seconds > most.seconds ? next : most), first)
  const lost = timed.filter(({ outcome }) => outcome !== 'right')
  const lostSeconds = lost.reduce((sum, { seconds }) => sum + seconds, 0)
  return {
    total,
    average: total / timed.length,
    slowest: { number: slowest.number, seconds: slowest.seconds },
    lost:
      lost.length === 0
        ? undefined
        : { count: lost.length, seconds: lostSeconds, share: Math.round((lostSeconds / total) * 100) },
  }
}
