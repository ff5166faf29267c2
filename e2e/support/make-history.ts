import type { HistoryEntry } from '@ekagra/schema/history-entry'
import type { Page } from '@playwright/test'

const DAY_MS = 86_400_000

export interface Taken {
  id?: string
  topic: string
  /** Right answers of `total`. */
  score: number
  total?: number
  daysAgo?: number
  difficulty?: string
  timeSpent?: string
  deviceType?: HistoryEntry['deviceType']
  /** False for an entry of which only the summary was kept. */
  withQuestions?: boolean
}

/** A finished test: the first `score` answers are right, the last one is left open. */
export function makeEntry(taken: Taken, place = 0): HistoryEntry {
  const { topic, score, total = 10, daysAgo = place, difficulty = 'easy', withQuestions = true } = taken
  const places = Array.from({ length: total }, (_, index) => index)
  const questions = places.map((index) => ({
    id: `q-${place}-${index}`,
    text: `What is ${index} + ${index}?`,
    options: ['1', '2', '3', '4'],
    correctAnswer: 0,
    explanation: 'Twice the number.',
    trust: 'computed' as const,
  }))
  const userAnswers = places.map((index) => (index < score ? 0 : index === total - 1 ? null : 1))
  return {
    id: taken.id ?? `exam-${place}`,
    title: topic,
    topic,
    score,
    totalQuestions: total,
    date: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    timeSpent: taken.timeSpent ?? '5:30',
    difficulty,
    percentage: Math.round((score / total) * 100),
    deviceType: taken.deviceType ?? 'desktop',
    ...(withQuestions && { questions, userAnswers }),
  }
}

/** Puts tests into the history before the app starts, newest first; they stay removed once the app removes them. */
export async function seedHistory(page: Page, taken: readonly Taken[]): Promise<void> {
  const history = JSON.stringify(taken.map(makeEntry))
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded-history') !== null) return
    sessionStorage.setItem('seeded-history', 'yes')
    localStorage.setItem('examHistory', text)
  }, history)
}
