import { grade as gradeAnswers, percentage } from '@ekagra/exam/grading/grade'
import { secondsOfTimeText } from '@ekagra/exam/grading/time-text'
import { fallbackMockData } from '@ekagra/exam/results/mock-results'
import type { SessionMode } from '@ekagra/exam/session/session'
import type { Figure } from '@ekagra/schema/figure'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import type { MockTestData } from '@ekagra/schema/mock-test-data'
import type { GeneratorOrigin } from '@ekagra/schema/question'
import type { ExplainedQuestion } from '../../components/explanation.tsx'

export type Outcome = 'right' | 'wrong' | 'skipped'

/** A question of a result: of the session with everything, or what the history kept of it. */
export type ResultQuestion = ExplainedQuestion & {
  id: string
  text: string
  topicPath?: string[] | undefined
  figure?: Figure | undefined
  generator?: GeneratorOrigin | undefined
}

export interface AnsweredQuestion {
  question: ResultQuestion
  answer: UserAnswer
  outcome: Outcome
  /** 1 for the first. */
  number: number
  topic: string
  seconds: number | undefined
}

export interface Score {
  score: number
  total: number
  percentage: number
}

export interface Result {
  id: string
  mode: SessionMode
  isMock: boolean
  topic: string
  difficulty: string
  time: string
  date: string | undefined
  score: Score
  /** Empty when only the summary is known. */
  answers: readonly AnsweredQuestion[]
  isUnconfirmed: boolean
  mock: MockTestData
}

const outcomeOf = (question: ResultQuestion, answer: UserAnswer): Outcome => {
  if (answer === null) return 'skipped'
  return answer === question.correctAnswer ? 'right' : 'wrong'
}

/** The chapter of a question, where it is known; else what the test was about. */
const topicOf = ({ topicPath }: ResultQuestion, topic: string): string =>
  topicPath?.[1] ?? topicPath?.[0] ?? topic

export function answeredQuestions(
  questions: readonly ResultQuestion[],
  answers: readonly UserAnswer[],
  { topic, seconds }: { topic: string; seconds: readonly number[] | undefined },
): AnsweredQuestion[] {
  return questions.map((question, index) => {
    const answer = answers[index] ?? null
    return {
      question,
      answer,
      outcome: outcomeOf(question, answer),
      number: index + 1,
      topic: topicOf(question, topic),
      seconds: seconds?.[index],
    }
  })
}

/** Counted anew from the answers; only where there are none does a stored or given number stand. */
export function scoreOf(
  answers: readonly AnsweredQuestion[],
  given: { score: number; total: number },
): Score {
  if (answers.length > 0) {
    const {
      score,
      total,
      percentage: percent,
    } = gradeAnswers(
      answers.map(({ question }) => question),
      answers.map(({ answer }) => answer),
    )
    return { score, total, percentage: percent }
  }
  const score = Math.max(0, Math.min(given.score, given.total))
  return { score, total: given.total, percentage: percentage(score, given.total) }
}

/** What the session left about the clock; else a minute a question, and the time that is known. */
export function mockDataOf(stored: MockTestData | null, total: number, time: string): MockTestData {
  if (stored && stored.timeLimit > 0) return stored
  const fallback = fallbackMockData(total)
  const known = secondsOfTimeText(time)
  return known > 0 ? { ...fallback, actualTimeSpent: known } : fallback
}

export const countOutcomes = (answers: readonly AnsweredQuestion[], outcome: Outcome): number =>
  answers.filter((answered) => answered.outcome === outcome).length

/** What was answered wrongly or not at all. */
export const missed = (answers: readonly AnsweredQuestion[]): AnsweredQuestion[] =>
  answers.filter(({ outcome }) => outcome !== 'right')
