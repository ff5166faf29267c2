import type { CountedScore, UserAnswer } from '@ekagra/schema/history-entry'
import type { AppliedCorrection, Trust } from '@ekagra/schema/question'
import type { TopicPerformance } from '@ekagra/schema/session/mock-test-data'

interface Keyed {
  correctAnswer: number
  correction?: AppliedCorrection | undefined
}

/** Compares option indexes; an unanswered question is never correct. After a correction, by the true key. */
export const isCorrect = (question: Keyed, answer: UserAnswer | undefined): boolean =>
  answer === question.correctAnswer

/** Says nothing about the learner: an admin has taken it out of every result. */
export const isRetracted = ({ correction }: Pick<Keyed, 'correction'>): boolean =>
  correction?.kind === 'retract'

/**
 * Whether it counts in the score: it is right, or it was retracted, or the learner chose what our key said and an admin
 * let that stand.
 */
export const isCredited = (question: Keyed, answer: UserAnswer | undefined): boolean => {
  const { correction } = question
  if (isRetracted(question) || isCorrect(question, answer)) return true
  return correction?.keeps === true && isCorrect({ correctAnswer: correction.was.correctAnswer }, answer)
}

export interface Grade {
  score: number
  incorrect: number
  unanswered: number
  total: number
  percentage: number
}

export const grade = (questions: readonly Keyed[], answers: readonly UserAnswer[]): Grade => {
  const total = questions.length
  const score = questions.filter((question, index) => isCredited(question, answers[index])).length
  const unanswered = questions.filter(
    (question, index) => (answers[index] ?? null) === null && !isRetracted(question),
  ).length
  return {
    score,
    incorrect: total - score - unanswered,
    unanswered,
    total,
    percentage: percentage(score, total),
  }
}

/**
 * The score by which weakness is judged: by the true key, without sample questions and retracted ones; undefined when it
 * is the score itself.
 */
export const gradeWithoutSamples = (
  questions: readonly (Keyed & { trust?: Trust })[],
  answers: readonly UserAnswer[],
): CountedScore | undefined => {
  const real = questions.flatMap((question, index) =>
    question.trust === 'sample' || isRetracted(question)
      ? []
      : [{ question, answer: answers[index] ?? null }],
  )
  if (real.length === questions.length && questions.every(({ correction }) => !correction)) return undefined
  const score = real.filter(({ question, answer }) => isCorrect(question, answer)).length
  return { score, totalQuestions: real.length }
}

/** Correct and total per topic, in the order in which topics first appear; without retracted questions. */
export const gradeByTopic = <Item extends Keyed>(
  questions: readonly Item[],
  answers: readonly UserAnswer[],
  topicOf: (question: Item) => string,
): TopicPerformance[] => {
  const byTopic = new Map<string, TopicPerformance>()
  questions.forEach((question, index) => {
    if (isRetracted(question)) return
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
