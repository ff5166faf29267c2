import { expect, type Page } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { answerAndCheck, button, choose, history, openSession, question, stored } from './session-samples.ts'

/** How many the database holds of each. */
const countKept = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ekagra')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const count = (store: string) =>
      new Promise<number>((resolve) => {
        const request = database.transaction(store).objectStore(store).count()
        request.onsuccess = () => resolve(request.result)
      })
    return {
      sessions: await count('sessions'),
      progress: await count('progress'),
      reviews: await count('reviews'),
    }
  })

test('SESSION-13 SESSION-30 SESSION-34 SESSION-36 practice has Finish in its panel once all questions are answered; the review and a completion toast follow, and a missed question waits for review', async ({
  page,
}) => {
  await openSession(page, { count: 2 })
  const finish = page.locator('main').getByRole('button', { name: 'Finish' }).filter({ visible: true })
  await answerAndCheck(page, 24)
  await expect(finish).toHaveCount(0)
  await button(page, 'Next').click()
  await choose(page, 24)
  await expect(finish).toHaveCount(1)
  await answerAndCheck(page, 24)
  const footFinish = page.locator('footer').getByRole('button', { name: 'Finish' })
  await footFinish.click()
  await expect(findToast(page, 'Practice completed!')).toBeVisible()
  await expect(page.getByText('1 of 2 right', { exact: true })).toBeVisible()
  await expect(page.getByText('Step by step')).toBeVisible()
  await expect(page.locator('footer').getByRole('button', { name: 'See results' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show explanation' })).toHaveCount(0)
  await button(page, 'Prev').click()
  await expect(page.getByText('Where 24 comes from')).toBeVisible()
  expect(await history(page)).toMatchObject([
    {
      topic: 'Multiplication',
      score: 1,
      totalQuestions: 2,
      percentage: 50,
      userAnswers: [2, 1],
      difficulty: 'medium',
    },
  ])
  // A finished practice is not offered for resuming.
  expect(await countKept(page)).toEqual({ sessions: 0, progress: 0, reviews: 1 })
  await page.reload()
  await expect(page.getByText('1 of 2 right', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See results' }).click()
  await expect(page).toHaveURL(/\/practice\/results\?id=practice-.+&score=1&total=2&topic=Multiplication/)
})

test('SESSION-35 SESSION-37 the last question of a test shows Submit, which needs an answer, saves and goes to the results', async ({
  page,
}) => {
  await openSession(page, { count: 2, test: true })
  await choose(page, 12)
  await button(page, 'Next').click()
  await expect(button(page, 'Submit')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Submit').click({ force: true })
  await expect(question(page, 2)).toBeVisible()
  await choose(page, 25)
  await button(page, 'Submit').click()
  await expect(page).toHaveURL(
    /\/test\/results\?id=test-.+&score=1&total=2&topic=Multiplication&time=0%3A0\d&difficulty=medium/,
  )
  expect(await history(page)).toMatchObject([{ score: 1, totalQuestions: 2, userAnswers: [1, 3] }])
  expect(await stored(page, 'testScore')).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('lastTestTopic'))).toBe('Multiplication')
  await expect(page.getByRole('img', { name: '50 per cent, 1 of 2 right' })).toBeVisible()
})

test('a test with open questions asks before it is submitted', async ({ page }) => {
  await openSession(page, { count: 3, test: true })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(question(page, 3)).toBeVisible()
  await choose(page, 36)
  await button(page, 'Submit').click()
  const dialog = page.getByRole('alertdialog', { name: 'Submit this test?' })
  await expect(dialog).toContainText('2 questions are still open.')
  await dialog.getByRole('button', { name: 'Continue Test' }).click()
  await expect(dialog).toHaveCount(0)
  await button(page, 'Submit').click()
  await dialog.getByRole('button', { name: 'Submit test' }).click()
  await expect(page).toHaveURL(/\/test\/results/)
})

test('SESSION-11 a mock with a time limit counts down and is submitted by itself at zero', async ({
  page,
}) => {
  await page.clock.install()
  await openSession(page, { count: 2, test: true, timeLimit: 90 })
  await expect(page.getByRole('timer').filter({ visible: true })).toHaveText(/^01:[23]\d$/)
  await choose(page, 12)
  await page.clock.runFor(60_000)
  await expect(page.getByRole('timer').filter({ visible: true })).toHaveText(/^00:[23]\d$/)
  await page.clock.runFor(31_000)
  await expect(page).toHaveURL(/\/test\/results\?.+mock=true/)
  await expect(findToast(page, 'Time is up. Your test was handed in.')).toBeVisible()
  expect(await history(page)).toMatchObject([{ score: 1, totalQuestions: 2, userAnswers: [1, null] }])
})

test('a test that loses the network finishes on the device', async ({ page, context }) => {
  await page.clock.install()
  await openSession(page, { count: 1, test: true })
  // What the end needs is fetched once the first question is there.
  const resultsPage = page.waitForResponse(/\/assets\/results-.*\.js/)
  await page.clock.runFor(3000)
  await resultsPage
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await choose(page, 11)
  expect(await stored(page, 'resultAnswers')).toEqual([0])
  await button(page, 'Submit').click()
  await expect(page).toHaveURL(/\/test\/results/)
  await expect(page.getByRole('heading', { level: 1, name: /Keep practicing/ })).toBeVisible()
  await context.setOffline(false)
})
