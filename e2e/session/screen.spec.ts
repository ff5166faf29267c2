import { expect } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'
import { answerAndCheck, button, choose, openSession, question } from './session-samples.ts'

test('SESSION-04 SESSION-05 SESSION-15 SESSION-16 SHELL-32 REPORT-02 REPORT-03 the header shows topic, level and position; a question is bookmarked and reported', async ({
  page,
}) => {
  await openSession(page, { count: 5 })
  await expect(page.getByRole('link', { name: 'Ekagra, home' })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const header = page.locator('header').first()
  await expect(header.getByRole('button', { name: 'Leave practice' })).toBeVisible()
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('Multiplication')
  await expect(header.getByText('Medium')).toBeVisible()
  await expect(header.getByText('1/5')).toBeVisible()
  await expect(page.getByText('Medium')).toHaveCount(2)
  const bar = page.getByRole('progressbar', { name: 'Question 1 of 5' })
  await expect(bar).toHaveAttribute('aria-valuenow', '1')
  await test.step('a question is bookmarked, and the bookmark removed again', async () => {
    const bookmark = button(page, 'Bookmark this question')
    await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('bookmarks') ?? '[]'))).toMatchObject([
      { id: 'q-1-1-aaaaaaa', topic: 'Multiplication' },
    ])
    await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  })
  await test.step('the report button opens a dialog with seven reasons', async () => {
    await button(page, 'Report this question').click()
    const dialog = page.getByRole('dialog', { name: 'Report Content' })
    await expect(dialog.getByRole('radio')).toHaveCount(7)
    await expect(dialog.getByRole('button', { name: 'Email Us Directly' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Submit Report' }).click({ force: true })
    await expect(findToast(page, 'Please select a reason for reporting')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Factually Inaccurate' }).check({ force: true })
    const [sent] = await Promise.all([
      page.waitForRequest('**/rest/v1/reports**'),
      dialog.getByRole('button', { name: 'Submit Report' }).click(),
    ])
    await expect(dialog).toHaveCount(0)
    expect(sent.postDataJSON()).toMatchObject({
      content_id: 'q-1-1-aaaaaaa',
      content_type: 'question',
      content_preview: 'What is 1 × 12?...',
      reason: 'inaccurate',
    })
  })
  await page.keyboard.press('ArrowRight')
  await expect(header.getByText('2/5')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Question 2 of 5' })).toHaveAttribute(
    'aria-valuenow',
    '2',
  )
})

test('SESSION-06 the navigator has numbered buttons, the number answered and the elapsed time, which the device clock, set forwards or back, does not move', async ({
  page,
}) => {
  await page.clock.install()
  await openSession(page, { count: 5 })
  const timer = page.getByRole('timer').filter({ visible: true })
  for (const offset of [3_600_000, -7_200_000]) {
    await page.clock.setSystemTime(Date.now() + offset)
    await page.clock.runFor(1200)
    await expect(timer).toHaveText(/^00:0\d$/)
  }
  await page.clock.runFor(63_000)
  await expect(timer).toHaveText(/^01:(0[5-9]|1\d)$/)
  await answerAndCheck(page, 12)
  await expect(page.getByRole('button', { name: 'Question 1, right' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await page.getByRole('button', { name: 'Question 4, not answered' }).click()
  await expect(question(page, 4)).toBeVisible()
})

test('SESSION-07 SESSION-09 a phone has a compact panel with 12 buttons and a +N more', async ({ page }) => {
  await openSession(page, { count: 20 })
  await choose(page, 12)
  await expect(page.getByText('1 answered')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Auto-Next' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Question \d+,/ }).filter({ visible: true })).toHaveCount(12)
  await page.getByText('+8 more').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Question 20, not answered' }).click()
  await expect(question(page, 20)).toBeVisible()
})

test('SESSION-08 a desktop has a side panel with timer, answer overview and every question', {
  tag: '@only-wide',
}, async ({ page }) => {
  await openSession(page, { count: 20 })
  const panel = page.getByRole('region', { name: 'Your session' })
  await expect(panel.getByRole('timer')).toHaveText(/^00:\d\d$/)
  await expect(panel.getByRole('button', { name: /^Question \d+,/ })).toHaveCount(20)
  await answerAndCheck(page, 24)
  await expect(panel.getByRole('definition')).toContainText(['0', '1', '19'])
  await panel.getByRole('button', { name: 'Question 17, not answered' }).click()
  await expect(question(page, 17)).toBeVisible()
})

test('SESSION-10 SESSION-12 a test shows elapsed time and End Test', async ({ page }) => {
  await page.clock.install()
  await openSession(page, { test: true })
  await page.clock.runFor(5000)
  const expectTimerAndEnd = async () => {
    await expect(page.getByRole('timer').filter({ visible: true })).toHaveText(/^00:(0[5-9]|1\d)$/)
    await expect(button(page, 'End Test').filter({ visible: true })).toHaveCount(1)
  }
  await expectTimerAndEnd()
  await onWideScreen(page, expectTimerAndEnd)
})
