import type { HistoryEntry, UserAnswer } from '@ekagra/schema/history-entry'
import type { Question } from '@ekagra/schema/question'
import type { Page } from '@playwright/test'
import { makeQuestion } from '../session/session-samples.ts'
import { goInApp } from '../support/go-in-app.ts'

const CHAPTERS = ['Fractions', 'Percentages', 'Trains']

/** Questions of three chapters, in turn. */
export const makeResultQuestions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) =>
    makeQuestion(index + 1, { topicPath: ['Arithmetic', CHAPTERS[index % CHAPTERS.length] ?? 'Trains'] }),
  )

/** The first `right` questions right, the next wrong, the last `skipped` left open. */
export function makeAnswers(count: number, right: number, skipped = 0): UserAnswer[] {
  return Array.from({ length: count }, (_, index) => {
    if (index < right) return 1
    return index < count - skipped ? 2 : null
  })
}

export function makeEntry(
  id: string,
  questions: readonly Question[],
  answers: readonly UserAnswer[],
): HistoryEntry {
  const score = questions.filter((question, index) => answers[index] === question.correctAnswer).length
  return {
    id,
    title: 'Arithmetic',
    topic: 'Arithmetic',
    score,
    totalQuestions: questions.length,
    date: '2026-11-14T14:10:00.000Z',
    timeSpent: '5:30',
    difficulty: 'medium',
    percentage: Math.round((score / questions.length) * 100),
    deviceType: 'desktop',
    questions: questions.map(
      ({ id: questionId, text, options, correctAnswer, explanation, trust, topicPath }) => ({
        id: questionId,
        text,
        options,
        correctAnswer,
        explanation,
        trust,
        ...(topicPath && { topicPath }),
      }),
    ),
    userAnswers: [...answers],
    questionSeconds: questions.map((_, index) => 10 + index),
  }
}

export interface SeededResult {
  session?: Readonly<Record<string, unknown>>
  history?: readonly unknown[]
}

/** Texts as they are, everything else as JSON. */
const textsOf = (session: Readonly<Record<string, unknown>>) =>
  Object.entries(session).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])

/** Puts values into a fresh tab. */
export async function seedResult(page: Page, { session = {}, history }: SeededResult): Promise<void> {
  await page.addInitScript(
    ({ values, entries }) => {
      if (sessionStorage.getItem('seeded') !== null) return
      sessionStorage.setItem('seeded', 'yes')
      for (const [key, text] of values) sessionStorage.setItem(key, text)
      if (entries) localStorage.setItem('examHistory', entries)
    },
    { values: textsOf(session), entries: history && JSON.stringify(history) },
  )
}

/** What a session leaves behind: its questions, the first `right` of them answered right. */
export const leftBehind = (count: number, right: number, skipped = 0): SeededResult => ({
  session: {
    resultQuestions: makeResultQuestions(count),
    resultAnswers: makeAnswers(count, right, skipped),
  },
})

/** A result in session storage, as a session leaves it. */
export const leaveResult = (page: Page, count: number, right: number, skipped = 0) =>
  seedResult(page, leftBehind(count, right, skipped))

export const readHistory = (page: Page) =>
  page.evaluate((): HistoryEntry[] => JSON.parse(localStorage.getItem('examHistory') ?? '[]'))

export const ring = (page: Page, percent: number, score: number, total: number) =>
  page.getByRole('img', { name: `${percent} per cent, ${score} of ${total} right` })

/**
 * Shows one result after another in one tab: what a session leaves, the address that it leads to, and where it matters the whole
 * history, as another tab would have saved it.
 */
export async function showNextResult(
  page: Page,
  address: string,
  { session = {}, history }: SeededResult,
): Promise<void> {
  const isInApp = page.url().startsWith('http')
  if (!isInApp) await page.goto('/robots.txt')
  await page.evaluate(
    ({ values, entries }) => {
      sessionStorage.clear()
      for (const [key, value] of values) sessionStorage.setItem(key, value)
      if (entries === undefined) return
      localStorage.setItem('examHistory', entries)
      const change = { key: 'examHistory', newValue: entries, storageArea: localStorage }
      dispatchEvent(new StorageEvent('storage', change))
    },
    { values: textsOf(session), entries: history && JSON.stringify(history) },
  )
  if (isInApp) await goInApp(page, address)
  else await page.goto(address)
}
