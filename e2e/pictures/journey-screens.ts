import type { Page } from '@playwright/test'
import { answerWith, neverAnswer } from '../support/fake-generation.ts'
import { seedQuestions, seedResult } from './learner-data.ts'
import { press, type Screen } from './screen.ts'

const practice = (page: Page) => seedQuestions(page, 'Profit & Loss', 'practice')
const test = (page: Page) => seedQuestions(page, 'Time & Work', 'test')
const result = (page: Page) => seedResult(page, 'Profit & Loss')

async function answerFirst(page: Page): Promise<void> {
  const first = page.getByRole('radio').first()
  await first.click()
  await first.and(page.locator(':checked')).waitFor()
}

async function checkFirst(page: Page): Promise<void> {
  await answerFirst(page)
  await press(page, /^Check$/)
  await page.getByRole('button', { name: 'Show explanation' }).click()
}

const RESULT = '?id=picture-1&score=7&total=10&topic=Profit%20%26%20Loss&time=9:12&difficulty=medium'

/** The screens of a session, from typing a topic to the history, with their dialogs. */
export const journeyScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-typed',
    path: '/',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Topic' }).fill('percentage')
      await page.getByRole('button', { name: 'Start Percentage theory' }).waitFor()
    },
  },
  { name: 'search', path: '/search' },
  { name: 'search-results', path: '/search?q=time' },
  { name: 'palette', path: '/guide', act: (page) => page.keyboard.press('Control+k'), isOverlay: true },
  { name: 'practice', path: '/practice?topic=Percentage' },
  { name: 'test', path: '/test?topic=Time%20and%20Work' },
  {
    name: 'generating',
    path: '/practice?topic=Percentage',
    seed: neverAnswer,
    act: async (page) => {
      await press(page, 'Start practice')
      await page.getByRole('dialog').waitFor()
    },
    isOverlay: true,
  },
  {
    name: 'generation-failed',
    path: '/practice?topic=Percentage',
    seed: (page) => answerWith(page, 422, { error: 'Nothing on this topic yet.' }),
    act: async (page) => {
      await press(page, 'Start practice')
      await page.getByRole('button', { name: 'Change topic' }).waitFor()
    },
    isOverlay: true,
  },
  { name: 'practice-session', path: '/practice/session', seed: practice },
  { name: 'practice-checked', path: '/practice/session', seed: practice, act: checkFirst },
  {
    name: 'practice-leave',
    path: '/practice/session',
    seed: practice,
    act: async (page) => {
      await answerFirst(page)
      await press(page, 'Leave practice')
    },
    isOverlay: true,
  },
  { name: 'test-session', path: '/test/session?test=true', seed: test, act: answerFirst },
  {
    name: 'test-end',
    path: '/test/session?test=true',
    seed: test,
    act: async (page) => {
      await answerFirst(page)
      await press(page, 'End Test')
    },
    isOverlay: true,
  },
  {
    name: 'session-keys',
    path: '/practice/session',
    seed: practice,
    act: async (page) => {
      await page.getByRole('radio').first().waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
    isOverlay: true,
  },
  {
    name: 'report',
    path: '/practice/session',
    seed: practice,
    act: (page) => press(page, /^Report/),
    isOverlay: true,
  },
  { name: 'results', path: `/practice/results${RESULT}`, seed: result },
  {
    name: 'results-review',
    path: `/practice/results${RESULT}`,
    seed: result,
    act: (page) => page.getByRole('tab', { name: /Review Answers/ }).click(),
  },
  { name: 'results-mock', path: `/test/results${RESULT}&mock=true`, seed: result },
  {
    name: 'challenge',
    path: `/practice/results${RESULT}`,
    seed: result,
    act: (page) => press(page, 'Challenge a friend'),
    isOverlay: true,
  },
  {
    name: 'result-picture',
    path: `/practice/results${RESULT}`,
    seed: result,
    act: (page) => press(page, 'Share a picture'),
    isOverlay: true,
  },
  {
    name: 'results-missing',
    path: '/test/results',
    seed: (page) => page.evaluate(() => sessionStorage.clear()),
  },
  {
    name: 'challenge-opened',
    path: `/practice/results${RESULT}`,
    seed: result,
    act: async (page) => {
      await press(page, 'Challenge a friend')
      await page.getByRole('checkbox', { name: /Tell my score/ }).check()
      await page.goto(await page.getByLabel('Link to these questions').inputValue())
    },
  },
  { name: 'challenge-damaged', path: '/practice?challenge=cut.off' },
  { name: 'history', path: '/history' },
  {
    name: 'history-analytics',
    path: '/history',
    act: (page) => page.getByText('Analytics', { exact: true }).first().click(),
  },
  {
    name: 'history-delete',
    path: '/history',
    act: (page) =>
      page
        .getByRole('button', { name: /^(Clear all|Delete all history)$/ })
        .filter({ visible: true })
        .click(),
    isOverlay: true,
  },
]
