import type { Page } from '@playwright/test'
import { questionsOn } from '../../e2e/pictures/learner-data.ts'
import { makeEntry } from '../../e2e/support/make-history.ts'

/** A screen with something in it. */
export interface State {
  name: string
  path: string
  /** What the browser has stored before the page is opened. */
  session?: Readonly<Record<string, string>>
  local?: Readonly<Record<string, string>>
  /** Brings about what cannot simply be stored; runs before the page is measured, and returns its path. */
  prepare?: (page: Page, address: string) => Promise<string>
  /** What is pressed and timed, one after another. */
  presses?: (page: Page) => Promise<(() => Promise<void>)[]>
}

const HISTORY_LENGTH = 5000
const RESULT_LENGTH = 100
const PRESSES = 8

async function running(topic: string): Promise<Record<string, string>> {
  const questions = await questionsOn(topic, 10)
  return {
    currentTopic: topic,
    currentMode: 'practice',
    currentDifficulty: 'medium',
    currentQuestionCount: `${questions.length}`,
    currentQuestions: JSON.stringify(questions),
  }
}

async function finished(): Promise<Record<string, string>> {
  const topics = ['Profit & Loss', 'Time & Work', 'Trigonometry', 'Indian Polity']
  const made = await Promise.all(topics.map((topic) => questionsOn(topic, 30)))
  const questions = made.flat().slice(0, RESULT_LENGTH)
  const answers = questions.map(({ correctAnswer }, place) =>
    place % 3 === 0 ? (correctAnswer + 1) % 4 : correctAnswer,
  )
  return { resultQuestions: JSON.stringify(questions), resultAnswers: JSON.stringify(answers) }
}

/** Five thousand tests in three years; details are kept of the latest only, as the app keeps them. */
const longHistory = (): string =>
  JSON.stringify(
    Array.from({ length: HISTORY_LENGTH }, (_, place) =>
      makeEntry(
        {
          topic: `Topic ${place}`,
          score: place % 11,
          daysAgo: place / 5,
          withQuestions: place < 50,
        },
        place,
      ),
    ),
  )

async function startPaper(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/exams/start/ssc-cgl`)
  await page.getByText('Ready on this device').waitFor({ timeout: 60_000 })
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'Start the paper' }).click()
  await page.getByRole('timer').waitFor()
  return new URL(page.url()).pathname
}

async function options(page: Page) {
  const radios = page.getByRole('radio')
  await radios.first().waitFor()
  return Array.from({ length: PRESSES }, (_, turn) => () => radios.nth(turn % 4).click())
}

async function rows(page: Page) {
  const button = (place: number) => page.getByRole('button', { name: `Topic ${place}`, exact: true })
  await button(0).waitFor()
  return Array.from({ length: PRESSES }, (_, turn) => () => button(turn % 4).click())
}

/** Sessions, results and lists as they are after months of use. */
export const readStates = async (): Promise<State[]> => [
  {
    name: 'session, maths',
    path: '/practice/session',
    session: await running('Trigonometry'),
    presses: options,
  },
  {
    name: 'session, figures',
    path: '/practice/session',
    session: await running('figure series'),
    presses: options,
  },
  { name: 'exam hall', path: '', prepare: startPaper, presses: options },
  {
    name: `results of ${RESULT_LENGTH}`,
    path: `/practice/results?id=bench&score=66&total=${RESULT_LENGTH}&topic=Mixed&time=58:12&difficulty=medium`,
    session: await finished(),
  },
  {
    name: `history of ${HISTORY_LENGTH}`,
    path: '/history',
    local: { examHistory: longHistory() },
    presses: rows,
  },
]
