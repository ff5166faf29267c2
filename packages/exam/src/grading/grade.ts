import type { CountedScore, UserAnswer } from '@ekagra/schema/history-entry'
import type { TopicPerformance } from '@ekagra/schema/mock-test-data'
import type { Trust } from '@ekagra/schema/question'

interface Keyed {
  correctAnswer: number
}

/** Compares option indexes; an unanswered question is never correct. */
export const isCorrect = (question: Keyed, answer: UserAnswer | undefined): boolean =>
  answer !== null && answer !== undefined && answer === question.correctAnswer

export interface Grade {
  score: number
  incorrect: number
  unanswered: number
  total: number
  percentage: number
}

export const grade = (questions: readonly Keyed[], answers: readonly UserAnswer[]): Grade => {
  const total = questions.length
  const score = questions.filter((question, index) => isCorrect(question, answers[index])).length
  const unanswered = questions.filter((_, index) => (answers[index] ?? null) === null).length
  return {
    score,
    incorrect: total - score - unanswered,
    unanswered,
    total,
    percentage: percentage(score, total),
  }
}

/** The score without sample questions; undefined when there were none among them. */
export const gradeWithoutSamples = (
  questions: readonly (Keyed & { trust?: Trust })[],
  answers: readonly UserAnswer[],
): CountedScore | undefined => {
  const real = questions.flatMap((question, index) =>
    question.trust === 'sample' ? [] : [{ question, answer: answers[index] ?? null }],
  )
  if (real.length === questions.length) return undefined
  const score = real.filter(({ question, answer }) => isCorrect(question, answer)).length
  return { score, totalQuestions: real.length }
}

/** Correct and total per topic, in the order in which topics first appear. */
export const gradeByTopic = <Item extends Keyed>(
  questions: readonly Item[],
  answers: readonly UserAnswer[],
  topicOf: (question: Item) => string,
): TopicPerformance[] => {
  const byTopic = new Map<string, TopicPerformance>()
  questions.forEach((question, index) => {
    const topic = topicOf(question)
    const sum = byTopic.get(topic) ?? { topic, correct: 0, total: 0 }
    sum.total += 1
    if (isCorrect(question, answers[index])) sum.correct += 1
    byTopic.set(topic, sum)
  })
  return [...byTopic.values()]
}

/** round(score / total x 100); 0 of 0 is 0. */
export const percentage = (score: number, total: number): number =>
  total > 0 ? Math.round((score / total) * 100) : 0
