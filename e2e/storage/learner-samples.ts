import type { HistoryDraft } from '@ekagra/exam/history/save-history'
import type { Question } from '@ekagra/schema/question'

function makeQuestion(n: number): Question {
  return {
    id: `q-${n}`,
    text: `What is ${n} + ${n}?`,
    options: [`${2 * n}`, `${3 * n}`, `${4 * n}`, `${5 * n}`],
    correctAnswer: 0,
    explanation: `Adding ${n} to itself doubles it. `.repeat(12),
    difficulty: 'easy',
    trust: 'computed',
  }
}

export const makeQuestions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => makeQuestion(index + 1))

export function makeDraft(id: string, questionCount = 5, day = 1): HistoryDraft {
  const questions = makeQuestions(questionCount)
  return {
    id,
    title: 'Addition',
    topic: 'Addition',
    score: questionCount,
    totalQuestions: questionCount,
    date: new Date(Date.UTC(2026, 0, day)).toISOString(),
    timeSpent: '5:30',
    difficulty: 'easy',
    deviceType: 'desktop',
    questions,
    userAnswers: questions.map(() => 0),
  }
}

export const makeSession = (id: string, questionCount = 10) => ({
  id,
  topic: 'Addition',
  mode: 'test' as const,
  difficulty: 'easy' as const,
  questions: makeQuestions(questionCount),
  optionOrder: Array.from({ length: questionCount }, (_, index) => (index % 2 ? [3, 1, 0, 2] : [0, 2, 1, 3])),
  startedAt: '2026-11-15T10:00:00.000Z',
  timeLimitSeconds: 600,
})

/** Progress after so many answers. */
export const makeProgress = (id: string, answered: number, questionCount = 10) => ({
  id,
  revision: answered,
  progress: {
    index: Math.min(answered, questionCount - 1),
    answers: Array.from({ length: questionCount }, (_, index) => (index < answered ? index % 4 : null)),
    checked: Array.from({ length: questionCount }, () => false),
    visited: Array.from({ length: questionCount }, (_, index) => index <= answered),
    marked: Array.from({ length: questionCount }, (_, index) => index === 2),
  },
  elapsedMs: 12_345 * answered,
  savedAt: new Date(Date.now()).toISOString(),
})
