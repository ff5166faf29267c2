import type { MockTestData, TopicPerformance } from '@ekagra/schema/session/mock-test-data'
import { percentage } from '../grading/grade.ts'
import { bandOf } from '../grading/score-bands.ts'

export const mockGrade = (percent: number) =>
  bandOf(
    percent,
    [
      [90, 'A+'],
      [80, 'A'],
      [70, 'B'],
      [60, 'C'],
      [50, 'D'],
    ],
    'F',
  )

export const mockMessage = (percent: number) =>
  bandOf(
    percent,
    [
      [90, 'outstanding'],
      [80, 'excellent'],
      [70, 'good'],
      [60, 'fair'],
    ],
    'needs-work',
  )

/** How the time limit was used: up to 75% of it, up to 90%, or more. */
export const timeUse = (timeSpent: number, timeLimit: number): 'excellent' | 'good' | 'rushed' => {
  if (timeSpent * 100 <= timeLimit * 75) return 'excellent'
  return timeSpent * 100 <= timeLimit * 90 ? 'good' : 'rushed'
}

export const topicStrength = ({ correct, total }: Pick<TopicPerformance, 'correct' | 'total'>) =>
  bandOf(
    percentage(correct, total),
    [
      [80, 'strong'],
      [60, 'good'],
    ],
    'needs-work',
  )

export const MOCK_SECONDS_PER_QUESTION = 60
export const MOCK_SPENT_SHARE = 0.8

/** The time limit in seconds of a test with this many questions. */
export const timeLimitOf = (questions: number): number => questions * MOCK_SECONDS_PER_QUESTION

/** Used when mock data are missing: a minute per question, four fifths of it used. */
export const fallbackMockData = (questions: number): MockTestData => {
  const timeLimit = timeLimitOf(questions)
  return { timeLimit, actualTimeSpent: Math.round(timeLimit * MOCK_SPENT_SHARE), recommendations: [] }
}
