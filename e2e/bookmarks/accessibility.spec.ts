import { expect } from '@playwright/test'
import { expectAccessible, expectLargeTargets } from '../support/expect-accessible.ts'
import { placedQuestion, seedBookmarks } from '../support/make-bookmarks.ts'
import { test } from '../support/test.ts'

test('SHELL-22 axe finds no accessibility problem in the bookmarks, none and some', async ({ page }) => {
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible()
  await expectAccessible(page)

  const texts = ['What is $\\sqrt{2} \\times \\sqrt{8}$?', 'Which river is longest?', 'Who wrote Godan?']
  await seedBookmarks(
    page,
    texts.map((text, index) => ({
      id: `b-${index}`,
      topic: 'Mixed',
      question: placedQuestion(`b-${index}`, text),
    })),
  )
  await page.reload()
  await page.getByRole('button', { name: /^What is/ }).click()
  await page.getByRole('button', { name: 'Remove the bookmark of: Who wrote Godan?' }).click()
  await expect(page.getByText('Option two solves b-0.')).toBeVisible()
  await expectAccessible(page)
  await expectLargeTargets(page)
})
