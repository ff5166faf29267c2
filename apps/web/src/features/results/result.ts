import { grade as gradeAnswers, isCredited, percentage } from '@ekagra/exam/grading/grade'
import { secondsOfTimeText } from '@ekagra/exam/grading/time-text'
import { fallbackMockData } from '@ekagra/exam/results/mock-results'
import type { SessionMode } from '@ekagra/exam/session/session'
import type { Figure } from '@ekagra/schema/figure'
import type { FormerScore, UserAnswer } from '@ekagra/schema/history-entry'
import { type AppliedCorrection, type GeneratorOrigin, Question } from '@ekagra/schema/question'
import type { MockTestData } from '@ekagra/schema/session/mock-test-data'
import type { ExplainedQuestion } from '../../components/question/explanation.tsx'

export type Outcome = 'right' | 'wrong' | 'skipped'

/** A question of a result: the full question of the session, or the part that the history stores. */
export type ResultQuestion = ExplainedQuestion & {
  id: string
  text: string
  topicPath?: string[] | undefined
  figure?: Figure | undefined
  generator?: GeneratorOrigin | undefined
  correction?: AppliedCorrection | undefined
}

export interface AnsweredQuestion {
  question: ResultQuestion
  answer: UserAnswer
  outcome: Outcome
  /** Starts at 1. */
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
  /** The score before questions were corrected. */
  former: FormerScore | undefined
  mock: MockTestData
}

const outcomeOf = (question: ResultQuestion, answer: UserAnswer): Outcome => {
  if (isCredited(question, answer)) return 'right'
  return answer === null ? 'skipped' : 'wrong'
}

/** The chapter of a question, else its subject, else the topic of the test. */
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

/** Counted again from the answers; a stored or given score is used only if there are no answers. */
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

/** The times that the session stored, else a minute per question and the known time. */
export function mockDataOf(stored: MockTestData | null, total: number, time: string): MockTestData {
  if (stored && stored.timeLimit > 0) return stored
  const fallback = fallbackMockData(total)
  const known = secondsOfTimeText(time)
  return known > 0 ? { ...fallback, actualTimeSpent: known } : fallback
}

export const countOutcomes = (answers: readonly AnsweredQuestion[], outcome: Outcome): number =>
  answers.filter((answered) => answered.outcome === outcome).length

/** The questions answered wrongly or skipped. */
export const missed = (answers: readonly AnsweredQuestion[]): AnsweredQuestion[] =>
  answers.filter(({ outcome }) => outcome !== 'right')

const checked = new WeakMap<ResultQuestion, Question | null>()

/** A question that has everything a session or a file needs: of old results some fields may be missing. Checked once, because it takes long. */
export function wholeQuestion(question: ResultQuestion): Question | null {
  const known = checked.get(question)
  if (known !== undefined) return known
  const whole = Question.safeParse(question).data ?? null
  checked.set(question, whole)
  return whole
}
