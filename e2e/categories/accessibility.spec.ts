import { expect } from '@playwright/test'
import { expectAccessible, expectLargeTargets } from '../support/expect-accessible.ts'
import { openInApp } from '../support/go-in-app.ts'
import { seedHistory } from '../support/make-history.ts'
import { test } from '../support/test.ts'

test('SHELL-24 axe finds no accessibility problem while browsing categories', async ({ page }) => {
  await seedHistory(page, [{ topic: 'Percentage', score: 6 }])
  // An exam with few chapters: the rows of all exams are built alike.
  for (const path of ['/categories', '/category/ibps-po', '/subcategory/percentage', '/category/none']) {
    if (path === '/categories') await page.goto(path)
    else await openInApp(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectAccessible(page)
    await expectLargeTargets(page)
  }
})
