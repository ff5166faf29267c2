import { expect } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'
import { answerAndCheck, button, choose, openSession, question } from './session-samples.ts'

test('SESSION-04 SESSION-05 SESSION-07 SESSION-08 SESSION-09 SESSION-15 SESSION-16 SHELL-32 REPORT-02 REPORT-03 the header shows topic, level and position; a question is bookmarked and reported; a phone has a compact panel with 12 buttons and a +N more, a desktop a side panel with timer, answer overview and every question', async ({
  page,
}) => {
  await openSession(page, { count: 20 })
  await expect(page.getByRole('link', { name: 'Ekagra, home' })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const header = page.locator('header').first()
  await expect(header.getByRole('button', { name: 'Leave practice' })).toBeVisible()
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('Multiplication')
  await expect(header.getByText('Medium')).toBeVisible()
  await expect(header.getByText('1/20')).toBeVisible()
  await expect(page.getByText('Medium')).toHaveCount(2)
  const bar = page.getByRole('progressbar', { name: 'Question 1 of 20' })
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
  await expect(header.getByText('2/20')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Question 2 of 20' })).toHaveAttribute(
    'aria-valuenow',
    '2',
  )
  await test.step('a phone has a compact panel with 12 buttons and a +N more', async () => {
    await choose(page, 36)
    await expect(page.getByText('1 answered')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Auto-Next' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Question \d+,/ }).filter({ visible: true })).toHaveCount(
      12,
    )
    await page.getByText('+8 more').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Question 20, not answered' }).click()
    await expect(question(page, 20)).toBeVisible()
  })
  await test.step('a desktop has a side panel with timer, answer overview and every question', () =>
    onWideScreen(page, async () => {
      const panel = page.getByRole('region', { name: 'Your session' })
      await expect(panel.getByRole('timer')).toHaveText(/^00:\d\d$/)
      await expect(panel.getByRole('button', { name: /^Question \d+,/ })).toHaveCount(20)
      await panel.getByRole('button', { name: /^Question 2,/ }).click()
      await expect(question(page, 2)).toBeVisible()
      await answerAndCheck(page, 36)
      await expect(panel.getByRole('definition')).toContainText(['0', '1', '19'])
      await panel.getByRole('button', { name: 'Question 17, not answered' }).click()
      await expect(question(page, 17)).toBeVisible()
    }))
})
