import type { HistoryDraft } from '@ekagra/exam/history/save-history'
import type { Question } from '@ekagra/schema/question'

/** A plain question; `explanation` is longer than the 200 characters that a history entry stores. */
export function makeQuestion(n: number): Question {
  return {
    id: `q-${n}`,
    text: `What is ${n} + ${n}?`,
    options: [`${2 * n}`, `${n}`, `${n * n + 1}`, `${n - 1}`],
    correctAnswer: 0,
    explanation: `Adding ${n} to itself doubles it. `.repeat(10),
    difficulty: 'easy',
    trust: 'computed',
  }
}

export const makeQuestions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => makeQuestion(index + 1))

/** A finished exam in which every question is answered with the first option. */
export function makeDraft(id: string, questionCount = 5, date = '2026-11-15T10:00:00.000Z'): HistoryDraft {
  const questions = makeQuestions(questionCount)
  return {
    id,
    title: 'Addition',
    topic: 'Addition',
    score: questionCount,
    totalQuestions: questionCount,
    date,
    timeSpent: '5:30',
    difficulty: 'easy',
    deviceType: 'desktop',
    questions,
    userAnswers: questions.map(() => 0),
  }
}
