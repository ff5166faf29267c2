import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { leftBehind, ring, showNextResult } from './result-samples.ts'

const addressOf = (id: number) => `/test/results?id=test-${id}&topic=Arithmetic&time=5:30&difficulty=medium`

test('RESULTS-09 RESULTS-12 RESULTS-13 RESULTS-14 the share of right answers decides the badge and the message; in print every question is open; Try Another Test goes to /test, Practice again to the set-up with topic, level and count, and only the missed questions are taken again as practice', async ({
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
      await showNextResult(page, addressOf(right), leftBehind(10, right))
      await expect(ring(page, right * 10, right, 10)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: badge })).toBeVisible()
      await expect(page.getByText(message)).toBeVisible()
    })
  }
  await test.step('in print every question is open and there are no buttons', async () => {
    await showNextResult(page, addressOf(11), leftBehind(3, 1))
    await expect(ring(page, 33, 1, 3)).toBeVisible()
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // The dark theme is printed on white paper too.
    await expect(page.locator('html')).toHaveClass('dark')
    await expect(page.locator('body')).toHaveCSS('color', ink)
    await expect(page.getByRole('heading', { name: /^3\. What is 3 × 12\? \(Wrong\)/ })).toBeVisible()
    await expect(page.getByText('Together 36')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try Another Test' })).toBeHidden()
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  })
  await test.step('another test, and practice again', async () => {
    await showNextResult(page, addressOf(12), leftBehind(4, 4))
    await expect(ring(page, 100, 4, 4)).toBeVisible()
    await page.getByRole('link', { name: 'Try Another Test' }).click()
    await expect(page).toHaveURL('/test')
    await page.goBack()
    await page.getByRole('link', { name: 'Practice again' }).click()
    await expect(page).toHaveURL('/practice?topic=Arithmetic&difficulty=medium&count=4')
  })
  await test.step('only the missed questions are taken again', async () => {
    await showNextResult(page, addressOf(13), leftBehind(4, 2, 1))
    await page.getByRole('button', { name: 'Retry the 2 you missed' }).click()
    await expect(page).toHaveURL('/practice/session')
    await expect(page.getByRole('heading', { name: 'What is 3 × 12?' })).toBeVisible()
    await expect(page.getByText('1/2', { exact: true })).toBeVisible()
  })
})
