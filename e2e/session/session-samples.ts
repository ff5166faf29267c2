import type { Question } from '@ekagra/schema/question'
import { expect, type Locator, type Page } from '@playwright/test'

/** '7 × 12 = ?' and the like: the right option is known from the number. */
export function makeQuestion(number: number, changes: Partial<Question> = {}): Question {
  const right = number * 12
  return {
    id: `q-1-${number}-aaaaaaa`,
    text: `What is ${number} × 12?`,
    options: [String(right - 1), String(right), String(right + 12), String(right + 1)],
    correctAnswer: 1,
    explanation: `Ten times ${number} and two times ${number} make ${right}.`,
    difficulty: 'medium',
    trust: 'computed',
    misconceptions: [null, null, `You multiplied ${number + 1} by 12.`, null],
    steps: [`${number} × 10 = ${number * 10}`, `${number} × 2 = ${number * 2}`, `Together ${right}`],
    ...changes,
  }
}

export const makeQuestions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => makeQuestion(index + 1))

export interface SeededSession {
  count?: number
  questions?: readonly unknown[]
  topic?: string
  test?: boolean
  /** Seconds; a mock with a limit. */
  timeLimit?: number
}

/** What a set-up screen would have stored. */
function valuesOf(seed: SeededSession): Record<string, string> {
  const {
    count = 3,
    questions = makeQuestions(count),
    topic = 'Multiplication',
    test = false,
    timeLimit,
  } = seed
  return {
    currentTopic: topic,
    currentMode: test ? 'test' : 'practice',
    currentDifficulty: 'medium',
    currentQuestionCount: String(questions.length),
    currentQuestions: JSON.stringify(questions),
    ...(timeLimit !== undefined && {
      mockTestData: JSON.stringify({ timeLimit, actualTimeSpent: 0, recommendations: [] }),
    }),
  }
}

/** Stores what a set-up screen would have stored, once per tab. */
export async function seedSession(page: Page, seed: SeededSession = {}): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('seeded') !== null) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  }, valuesOf(seed))
}

async function goToSession(page: Page, seed: SeededSession): Promise<void> {
  await page.goto(seed.test ? '/test/session?test=true' : '/practice/session')
  await expect(page.getByRole('radio').first()).toBeVisible()
}

export async function openSession(page: Page, seed: SeededSession = {}): Promise<void> {
  await seedSession(page, seed)
  await goToSession(page, seed)
}

/** Stores another one in a tab that had a session before. */
export const storeNextSession = (page: Page, seed: SeededSession = {}): Promise<void> =>
  page.evaluate(
    (stored) => {
      sessionStorage.clear()
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
    },
    { seeded: 'yes', ...valuesOf(seed) },
  )

export async function openNextSession(page: Page, seed: SeededSession = {}): Promise<void> {
  await storeNextSession(page, seed)
  await goToSession(page, seed)
}

export const option = (page: Page, text: string | number): Locator =>
  page.getByRole('radio', { name: new RegExp(`^[A-D]\\. ${text}( |$)`) })

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Chooses an option of the question on the screen; it counts once it shows as chosen. */
export async function choose(page: Page, text: string | number): Promise<void> {
  await option(page, text).click()
  await expect(option(page, text)).toBeChecked()
}

export async function answerAndCheck(page: Page, text: string | number): Promise<void> {
  await choose(page, text)
  await button(page, 'Check').click()
  await expect(button(page, 'Check')).toHaveCount(0)
}

export const question = (page: Page, number: number): Locator =>
  page.getByRole('heading', { name: `What is ${number} × 12?` })

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key)

export const history = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('examHistory') ?? '[]'))
