import { expect } from '@playwright/test'
import { answerAndCheck, openSession } from '../session/session-samples.ts'
import { expectAccessible, expectLargeTargets } from '../support/expect-accessible.ts'
import { seedHistory } from '../support/make-history.ts'
import { test } from '../support/test.ts'

test('WEAK-11 axe finds no accessibility problem in the weakness analysis, without a history and with one', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 15, 20, 0) })
  await page.goto('/weakness')
  await expect(page.getByRole('heading', { name: 'Take one short test' })).toBeVisible()
  await expectAccessible(page)

  await openSession(page, { count: 1 })
  await answerAndCheck(page, 24)
  await page.locator('footer').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Practice completed!').first()).toBeVisible()
  await seedHistory(page, [
    { topic: 'Optics', score: 3 },
    { topic: 'Algebra', score: 9 },
  ])
  await page.evaluate(() => sessionStorage.removeItem('seeded'))
  await page.clock.setSystemTime(new Date(2026, 10, 16, 8, 0))
  await page.goto('/weakness')
  await page.getByRole('button', { name: 'What is 1 × 12?', exact: true }).click()
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.getByRole('table', { name: 'Mastery by chapter' })).toBeVisible()
  await expectAccessible(page)
  await expectLargeTargets(page)
})
