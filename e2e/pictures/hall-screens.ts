import type { Page } from '@playwright/test'
import { answer, handIn, openQuestion, planAnswers, readPaper, startPaper } from '../exam-hall/sit-paper.ts'
import { press, type Screen } from './screen.ts'

const START = '/exams/start/ibps-po?scope=quarter'

/** A paper with answers of every kind, at a question that shares its stem with others where there is one. */
async function sitSome(page: Page): Promise<void> {
  await startPaper(page, START)
  const paper = await readPaper(page)
  for (const index of [0, 1]) await answer(page, paper, index, index === 0)
  await press(page, 'Mark for Review & Next')
  const shared = paper.questions.findIndex(
    ({ section, question }) => section === 0 && question.figure !== undefined,
  )
  if (shared > 3) await openQuestion(page, shared)
  await press(page, 'Cross out B')
}

const startedAt = (name: string, act: (page: Page) => Promise<unknown>): Screen => ({
  name,
  path: START,
  isOverlay: true,
  act: async (page) => {
    await sitSome(page)
    await act(page)
  },
})

async function sitWhole(page: Page): Promise<void> {
  await startPaper(page, '/exams/start/ssc-cgl?scope=quarter')
  const paper = await readPaper(page)
  for (const [index, isRight] of planAnswers(paper)) {
    await openQuestionIfElsewhere(page, index)
    await answer(page, paper, index, isRight)
  }
  await handIn(page)
}

/** Save & Next leads on by itself except from one section to the next. */
async function openQuestionIfElsewhere(page: Page, index: number): Promise<void> {
  const here = page.getByText(`Question ${index + 1} of`, { exact: false }).first()
  if (await here.isVisible()) return
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('button')
  for (const tab of await sections.all()) {
    await tab.click()
    if (await here.isVisible()) return
  }
  await openQuestion(page, index)
}

/** From the choice of an exam to its analysis. */
export const hallScreens: readonly Screen[] = [
  { name: 'exams', path: '/exams' },
  { name: 'exam-section', path: '/exams', act: (page) => press(page, 'One section'), isOverlay: true },
  { name: 'exam-own', path: '/exams/own' },
  { name: 'exam-start', path: START, act: (page) => page.getByText('Ready on this device').waitFor() },
  startedAt('hall', async () => {}),
  startedAt('hall-palette', async (page) => {
    const sheet = page.getByRole('button', { name: 'Questions', exact: true })
    if (await sheet.isVisible()) await sheet.click()
  }),
  startedAt('hall-paper', (page) => page.keyboard.press('q')),
  startedAt('hall-hand-in', async (page) => {
    const sheet = page.getByRole('button', { name: 'Questions', exact: true })
    if (await sheet.isVisible()) await sheet.click()
    await press(page, 'End Test')
  }),
  { name: 'exam-result', path: '/exams', act: sitWhole },
  {
    name: 'exam-print',
    path: '/exams',
    act: async (page) => {
      await sitWhole(page)
      await page.getByRole('link', { name: 'Print', exact: true }).click()
      await page.getByRole('heading', { name: /Key/ }).waitFor()
    },
  },
]
