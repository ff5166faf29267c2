import { expect, type Page } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { overlap } from './overlap.ts'
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

test('SESSION-13 SESSION-30 SESSION-34 SESSION-36 practice has Finish in its panel once all questions are answered; the review and a completion toast follow, and a missed question waits for review; on a phone a toast does not cover the title of a dialog', async ({
  page,
}) => {
  await openSession(page, { count: 2 })
  await test.step('a toast does not cover the title of a dialog', async () => {
    await button(page, 'Check').click({ force: true })
    const asks = findToast(page, 'Please select an answer')
    await expect(asks).toBeVisible()
    await page.getByRole('button', { name: 'Report this question' }).click()
    const title = page.getByRole('heading', { name: 'Report Content' })
    await expect(page.getByRole('button', { name: 'Submit Report' })).toBeVisible()
    await expect.poll(() => overlap(asks, title)).toBe(false)
    await page.keyboard.press('Escape')
  })
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

test('SESSION-35 SESSION-37 the last question of a test shows Submit, which needs an answer, asks while questions are open, saves and goes to the results', async ({
  page,
}) => {
  await openSession(page, { test: true })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(question(page, 3)).toBeVisible()
  await expect(button(page, 'Submit')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Submit').click({ force: true })
  await expect(question(page, 3)).toBeVisible()
  await choose(page, 37)
  await button(page, 'Submit').click()
  const dialog = page.getByRole('alertdialog', { name: 'Submit this test?' })
  await expect(dialog).toContainText('2 questions are still open.')
  await dialog.getByRole('button', { name: 'Continue Test' }).click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(question(page, 2)).toBeVisible()
  await choose(page, 24)
  await page.keyboard.press('ArrowRight')
  await expect(question(page, 3)).toBeVisible()
  await button(page, 'Submit').click()
  await dialog.getByRole('button', { name: 'Submit test' }).click()
  await expect(page).toHaveURL(
    /\/test\/results\?id=test-.+&score=1&total=3&topic=Multiplication&time=0%3A0\d&difficulty=medium/,
  )
  expect(await history(page)).toMatchObject([{ score: 1, totalQuestions: 3, userAnswers: [null, 1, 3] }])
  expect(await stored(page, 'testScore')).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('lastTestTopic'))).toBe('Multiplication')
  await expect(page.getByRole('img', { name: '33 per cent, 1 of 3 right' })).toBeVisible()
})
