import { expect } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import {
  answerAndCheck,
  button,
  choose,
  makeQuestions,
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

test('SHELL-09 SESSION-40 /test/session is a test with test=true and practice with test=false; an invalid question shows its card with Refresh, which keeps the answers, the place and the order of the options; a second tab does not write over the answers of the first', async ({
  page,
  context,
}) => {
  const [first, second, third, fourth] = makeQuestions(4)
  await seedSession(page, { questions: [first, second, { ...third, options: ['only one'] }, fourth] })
  await test.step('/test/session is a test with test=true and practice with test=false', async () => {
    await page.goto('/test/session?test=true')
    await expect(page.getByRole('button', { name: 'End Test' }).first()).toBeVisible()
    await page.goto('/test/session?test=false')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'End Test' })).toHaveCount(0)
  })
  await answerAndCheck(page, 12)
  await button(page, 'Next').click()
  await choose(page, 25)
  const letters = () =>
    page
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent))
  const before = await letters()
  await test.step('an invalid question shows its card with Refresh', async () => {
    await page.keyboard.press('ArrowRight')
    const card = page.getByRole('alert').filter({ hasText: 'Error loading question' })
    await expect(card).toContainText(
      'There was a problem loading this question. Please try refreshing the page.',
    )
    await Promise.all([page.waitForEvent('load'), card.getByRole('button', { name: 'Refresh' }).click()])
    await expect(card).toBeVisible()
  })
  await test.step('the answers and the order of the options are as before', async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(question(page, 2)).toBeVisible()
    await expect(option(page, 25)).toBeChecked()
    expect(await letters()).toEqual(before)
    await button(page, 'Prev').click()
    await expect(page.getByText('Correct', { exact: true })).toBeVisible()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    await expect(question(page, 4)).toBeVisible()
    await choose(page, 48)
  })
  await test.step('a second tab does not write over the answers of the first', async () => {
    const values = await page.evaluate(() => ({ ...sessionStorage }))
    const copy = await context.newPage()
    await copy.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, String(value))
    }, values)
    await copy.goto('/practice/session')
    await expect(copy.getByRole('heading', { name: 'This session is open in another tab' })).toBeVisible()
    await page.close()
    await button(copy, 'Try again').click()
    await expect(option(copy, 48)).toBeChecked()
  })
})
