import type { ExamPaper } from '@ekagra/schema/exam-paper'
import type { Page } from '@playwright/test'
import {
  answer,
  atQuestion,
  handIn,
  openQuestion,
  planAnswers,
  readPaper,
  startPaper,
} from '../exam-hall/sit-paper.ts'
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
  let next = 0
  for (const [index, isRight] of planAnswers(paper, 3)) {
    if (index !== next) await openInItsSection(page, paper, index)
    next = index + 1
    await answer(page, paper, index, isRight)
  }
  await handIn(page)
}

/** A section opens at its first question. */
async function openInItsSection(page: Page, paper: ExamPaper, index: number): Promise<void> {
  const section = paper.questions[index]?.section ?? 0
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button').nth(section).click()
  const first = paper.questions.findIndex((asked) => asked.section === section)
  await atQuestion(page, first)
  if (index !== first) await openQuestion(page, index)
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
      await page.getByRole('link', { name: 'Print the paper' }).click()
      await page.getByRole('heading', { name: /Key/ }).waitFor()
    },
  },
]
