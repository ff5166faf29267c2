import type { HistoryEntry } from '@ekagra/schema/history-entry'
import type { WeaknessReason, WeaknessSuggestion } from '@ekagra/schema/weakness-suggestion'
import { percentage } from '../grading/grade.ts'
import { confirmedOnly } from '../history/history-analytics.ts'
import { UNKNOWN_TOPIC } from '../history/read-history.ts'
import { isQuestionSet } from '../session/question-set.ts'
import { foldCase } from '../similarity/fold-case.ts'

export const WEAK_TOPICS_SHOWN = 3
export const WEAK_AVERAGE_BELOW = 70
export const WEAK_LAST_SCORE_BELOW = 65
export const STALE_AFTER_DAYS = 7
export const STALE_AVERAGE_BELOW = 80
export const VERY_WEAK_AVERAGE_BELOW = 50
export const SUGGESTED_QUESTIONS = { veryWeak: 12, dip: 10, stale: 8 } as const
export const HIGHEST_CONFIDENCE = 90
export const BASE_CONFIDENCE = 60

const DAY_MS = 86_400_000

/** A learner's scores in one topic, in whole per cent. */
export interface TopicStanding {
  topic: string
  tests: number
  average: number
  last: number
  /** Milliseconds since 1970. */
  lastTaken: number
}

/** Standings from confirmed results, without sample questions; the case of a topic is ignored. */
export const topicStandings = (history: readonly HistoryEntry[]): TopicStanding[] => {
  const attempts = Map.groupBy(confirmedOnly(history).flatMap(toAttempt), ({ topic }) => foldCase(topic))
  return [...attempts.values()].flatMap((list) => {
    const newest = list.toSorted((a, b) => b.taken - a.taken)[0]
    if (newest === undefined) return []
    const sum = list.reduce((total, { percent }) => total + percent, 0)
    const { topic, percent, taken } = newest
    return [{ topic, tests: list.length, average: sum / list.length, last: percent, lastTaken: taken }]
  })
}

const toAttempt = (entry: HistoryEntry): { topic: string; percent: number; taken: number }[] => {
  const { score, totalQuestions } = entry.counted ?? entry
  if (totalQuestions === 0 || entry.topic === UNKNOWN_TOPIC || isQuestionSet(entry.topic)) return []
  return [{ topic: entry.topic, percent: percentage(score, totalQuestions), taken: Date.parse(entry.date) }]
}

/** Why a topic needs work, the more serious reason first; undefined when it does not. */
export const weaknessReason = (
  { average, last, lastTaken }: TopicStanding,
  now: number,
): WeaknessReason | undefined => {
  if (average < WEAK_AVERAGE_BELOW) return 'low-average'
  if (last < WEAK_LAST_SCORE_BELOW) return 'recent-dip'
  const stale = now - lastTaken > STALE_AFTER_DAYS * DAY_MS
  return stale && average < STALE_AVERAGE_BELOW ? 'stale' : undefined
}

/** The weakest topics first, three by default. `now` is in milliseconds since 1970. */
export const findWeakTopics = (
  history: readonly HistoryEntry[],
  now: number,
  limit: number = WEAK_TOPICS_SHOWN,
): WeaknessSuggestion[] =>
  topicStandings(history)
    .sort((a, b) => a.average - b.average || b.lastTaken - a.lastTaken)
    .flatMap((standing) => {
      const reason = weaknessReason(standing, now)
      return reason === undefined ? [] : [suggest(standing, reason)]
    })
    .slice(0, limit)

const suggest = ({ topic, average }: TopicStanding, reason: WeaknessReason): WeaknessSuggestion => {
  const veryWeak = average < VERY_WEAK_AVERAGE_BELOW
  return {
    topic,
    reason,
    confidence: Math.round(Math.min(HIGHEST_CONFIDENCE, BASE_CONFIDENCE + (WEAK_AVERAGE_BELOW - average))),
    category: 'weakness',
    suggestedQuestions: suggestedQuestions(reason, veryWeak),
    suggestedDifficulty: veryWeak ? 'easy' : 'medium',
  }
}

const suggestedQuestions = (reason: WeaknessReason, veryWeak: boolean): number => {
  if (veryWeak) return SUGGESTED_QUESTIONS.veryWeak
  return reason === 'stale' ? SUGGESTED_QUESTIONS.stale : SUGGESTED_QUESTIONS.dip
}
