import { expect } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import {
  answerAndCheck,
  button,
  choose,
  makeQuestions,
  openSession,
  option,
  question,
  seedSession,
} from './session-samples.ts'

test('SESSION-01 SESSION-02 SESSION-03 without questions, without their topic, or with questions that cannot be read, a message sends the person to /search', async ({
  page,
}) => {
  const openWith = async (values: Record<string, string>) => {
    await page.evaluate((stored) => {
      sessionStorage.clear()
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
    }, values)
    await page.goto('/practice/session')
    await expect(page).toHaveURL('/search')
  }
  await page.goto('/robots.txt')
  await test.step('no questions', async () => {
    await openWith({})
    await expect(findToast(page, 'No questions found. Please search for a topic first.')).toBeVisible()
  })
  await test.step('questions without a topic', () =>
    openWith({ currentTopic: '', currentQuestions: JSON.stringify(makeQuestions(3)) }))
  await test.step('questions that cannot be read', async () => {
    await openWith({ currentTopic: 'Multiplication', currentQuestions: '[{"text": "cut off' })
    await expect(findToast(page, 'Error loading questions. Please try again.')).toBeVisible()
  })
})

test('SESSION-40 an invalid question shows its card with Refresh, and the others can still be taken', async ({
  page,
}) => {
  const [first, second, third] = makeQuestions(3)
  await seedSession(page, { questions: [first, { ...second, options: ['only one'] }, third] })
  await page.goto('/practice/session')
  await answerAndCheck(page, 12)
  await button(page, 'Next').click()
  const card = page.getByRole('alert').filter({ hasText: 'Error loading question' })
  await expect(card).toContainText(
    'There was a problem loading this question. Please try refreshing the page.',
  )
  await Promise.all([page.waitForEvent('load'), card.getByRole('button', { name: 'Refresh' }).click()])
  await expect(card).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(question(page, 3)).toBeVisible()
})

test('SHELL-09 /test/session is a test with test=true and practice with test=false', async ({ page }) => {
  await seedSession(page)
  await page.goto('/test/session?test=true')
  await expect(page.getByRole('button', { name: 'End Test' }).first()).toBeVisible()
  await page.goto('/test/session?test=false')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'End Test' })).toHaveCount(0)
})

test('a reload keeps the answers, the place and the order of the options', async ({ page }) => {
  await openSession(page, { count: 4 })
  await answerAndCheck(page, 12)
  await button(page, 'Next').click()
  await choose(page, 25)
  const letters = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent))
  await page.reload()
  await expect(question(page, 2)).toBeVisible()
  await expect(option(page, 25)).toBeChecked()
  expect(
    await page
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent)),
  ).toEqual(letters)
  await button(page, 'Prev').click()
  await expect(page.getByText('Correct', { exact: true })).toBeVisible()
})

test('a second tab does not write over the answers of the first', async ({ page, context }) => {
  await openSession(page)
  await choose(page, 12)
  const values = await page.evaluate(() => ({ ...sessionStorage }))
  const copy = await context.newPage()
  await copy.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, String(value))
  }, values)
  await copy.goto('/practice/session')
  await expect(copy.getByRole('heading', { name: 'This session is open in another tab' })).toBeVisible()
  await page.close()
  await button(copy, 'Try again').click()
  await expect(option(copy, 12)).toBeChecked()
})
