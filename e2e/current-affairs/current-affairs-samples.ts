import { expect, type Locator, type Page } from '@playwright/test'

const SUBJECTS =
  'monsoon bridge lamp express wheat parliament copper zebra kite vector quartz mango ink hydrogen dolphin temple rocket treaty census harbour saffron glacier tribunal orchid railway'.split(
    ' ',
  )

/** Stems that share few letters, so that none is taken for a duplicate of another. */
const stem = (number: number) => {
  const round = Math.floor(number / SUBJECTS.length)
  const word = (stride: number) => SUBJECTS[(number * stride + round * (stride + 2)) % SUBJECTS.length]
  return `${word(1)} ${word(7)} ${word(3)} ${number}?`
}

export const newsQuestion = (number: number, changes: object = {}) => ({
  id: `news-${number}`,
  text: stem(number),
  options: [`right ${number}`, `wrong ${number}`, `other ${number}`, `none ${number}`],
  correctIndex: 0,
  explanation: `Because of number ${number}.`,
  difficulty: 'medium',
  trust: 'cross-checked',
  ...changes,
})

export const newsQuestions = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => newsQuestion(from + index))

export const FUNCTION = '**/functions/v1/generate-questions'

export interface Asked {
  topic: string
  count: number
  difficulty: string
  timeframe: string
  provider: string
  prompt: string
  seen?: string[]
}

/** Answers each request with the next batch; the last one serves for all later ones. */
export async function answerWithBatches(page: Page, ...batches: unknown[][]): Promise<Asked[]> {
  const asked: Asked[] = []
  await page.route(FUNCTION, async (route) => {
    asked.push(route.request().postDataJSON())
    const questions = batches[Math.min(asked.length, batches.length) - 1]
    await route.fulfill({ json: { questions, servedBy: 'perplexity' } })
  })
  return asked
}

/** Holds every request back until the returned function is called. To be set up after the answers. */
export async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(FUNCTION, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

export const openHub = async (page: Page, path = '/current-affairs') => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Current Affairs Hub' })).toBeVisible()
}

export const generateButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Generate', exact: true })
export const card = (page: Page, title: string): Locator =>
  page.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${title}`) })

export async function openCategories(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Categories' }).click()
  await expect(card(page, 'India Bulk')).toBeVisible()
}

export const option = (page: Page, text: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^[A-D]\\. ${text}$`) })

/** Starts a quiz of some news questions from a card of the hub that is on the screen. */
export async function startQuizHere(page: Page, questions: unknown[], title = 'Defence'): Promise<Asked[]> {
  const asked = await answerWithBatches(page, questions)
  await openCategories(page)
  await card(page, title).click()
  await expect(page.getByText(`Q 1/${questions.length}`)).toBeVisible()
  return asked
}

/** Loads the hub and starts a quiz from one of its cards. */
export async function startQuiz(page: Page, questions: unknown[], title?: string): Promise<Asked[]> {
  await openHub(page)
  return startQuizHere(page, questions, title)
}
