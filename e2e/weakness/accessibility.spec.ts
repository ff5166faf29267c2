import { expect } from '@playwright/test'
import { answerAndCheck, openSession } from '../session/session-samples.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { seedHistory } from '../support/make-history.ts'
import { test } from '../support/test.ts'

test('WEAK-11 axe finds no accessibility problem in the weakness analysis, without a history and with one', async ({
  page,
}) => {
  const evening = new Date()
  evening.setHours(20, 0, 0, 0)
  await page.clock.install({ time: evening })
  await page.goto('/weakness')
  await expect(page.getByRole('heading', { name: 'Take one short test' })).toBeVisible()
  await expectAccessible(page)

  await seedHistory(page, [
    { topic: 'Optics', score: 3, daysAgo: 1 },
    { topic: 'Algebra', score: 9, daysAgo: 2 },
  ])
  await openSession(page, { count: 1 })
  await answerAndCheck(page, 24)
  await page.locator('footer').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Practice completed!').first()).toBeVisible()
  await page.clock.setSystemTime(evening.getTime() + 12 * 3_600_000)
  await page.goto('/weakness')
  await expect(page.getByRole('region', { name: 'Weak areas' })).toContainText('Optics')
  await expect(page.getByRole('region', { name: 'All your topics' })).toContainText('Algebra')
  await page.getByRole('button', { name: 'What is 1 × 12?', exact: true }).click()
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.getByRole('table', { name: 'Mastery by chapter' })).toBeVisible()
  await expectAccessible(page, { largeTargets: true })
})
