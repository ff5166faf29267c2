import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { leaveResult, makeAnswers, makeResultQuestions, ring, showNextResult } from './result-samples.ts'

const ADDRESS = '/test/results?id=test-1&topic=Arithmetic&time=5:30&difficulty=medium'

test('RESULTS-09 RESULTS-13 RESULTS-14 the share of right answers decides the badge and the message', async ({
  page,
}) => {
  for (const { right, badge, message } of [
    { right: 8, badge: 'Great job!', message: 'You know this topic well.' },
    { right: 7, badge: 'Great job!', message: 'A good base.' },
    { right: 6, badge: 'Good effort!', message: 'A good base.' },
    { right: 5, badge: 'Good effort!', message: 'You are on the way.' },
    { right: 4, badge: 'Keep practicing!', message: 'You are on the way.' },
    { right: 3, badge: 'Keep practicing!', message: 'This topic needs another look.' },
  ]) {
    await test.step(`${right} of 10 reads '${badge}' and '${message}'`, async () => {
      await showNextResult(page, ADDRESS.replace('test-1', `test-${right}`), {
        resultQuestions: makeResultQuestions(10),
        resultAnswers: makeAnswers(10, right),
      })
      await expect(ring(page, right * 10, right, 10)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: badge })).toBeVisible()
      await expect(page.getByText(message)).toBeVisible()
    })
  }
})

test('RESULTS-12 Try Another Test goes to /test, and Practice again to the set-up with topic, level and count', async ({
  page,
}) => {
  await leaveResult(page, 4, 4)
  await page.goto(ADDRESS)
  await page.getByRole('link', { name: 'Try Another Test' }).click()
  await expect(page).toHaveURL('/test')
  await page.goBack()
  await page.getByRole('link', { name: 'Practice again' }).click()
  await expect(page).toHaveURL('/practice?topic=Arithmetic&difficulty=medium&count=4')
})

test('only the missed questions are taken again as practice', async ({ page }) => {
  await leaveResult(page, 4, 2, 1)
  await page.goto(ADDRESS)
  await page.getByRole('button', { name: 'Retry the 2 you missed' }).click()
  await expect(page).toHaveURL('/practice/session')
  await expect(page.getByRole('heading', { name: 'What is 3 × 12?' })).toBeVisible()
  await expect(page.getByText('1/2', { exact: true })).toBeVisible()
})

test('in print every question is open and there are no buttons', async ({ page }) => {
  await leaveResult(page, 3, 1)
  await page.goto(ADDRESS)
  await expect(ring(page, 33, 1, 3)).toBeVisible()
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // The dark theme is printed on white paper too.
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(page.locator('body')).toHaveCSS('color', ink)
  await expect(page.getByRole('heading', { name: /^3\. What is 3 × 12\? \(Wrong\)/ })).toBeVisible()
  await expect(page.getByText('Together 36')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try Another Test' })).toBeHidden()
})
