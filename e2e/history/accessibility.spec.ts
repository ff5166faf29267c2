import { expect } from '@playwright/test'
import { expectAccessible, expectTree } from '../support/expect-accessible.ts'
import { seedHistory, type Taken } from '../support/make-history.ts'
import { test } from '../support/test.ts'

const taken: Taken[] = [
  { topic: 'Trains', score: 9, difficulty: 'easy', deviceType: 'mobile' },
  { topic: 'Optics', score: 6, difficulty: 'hard' },
  { topic: 'Current Affairs', score: 3, difficulty: 'current-affairs', daysAgo: 12 },
]

test('axe finds no accessibility problem in the history, empty and with tests', async ({ page }) => {
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible()
  await expectAccessible(page)

  await seedHistory(page, taken)
  await page.reload()
  await page.getByRole('button', { name: 'Trains', exact: true }).click()
  await expect(page.getByRole('link', { name: 'View results' })).toBeVisible()
  await expectAccessible(page, { largeTargets: true })
  await expectTree(page, 'history')

  await page.getByRole('group', { name: 'View' }).getByText('Analytics').click()
  await page.locator('summary').filter({ hasText: 'Show as a table' }).click()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Recent tests' }).click()
  await expect(page.getByRole('dialog', { name: 'Recent tests' })).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
})
