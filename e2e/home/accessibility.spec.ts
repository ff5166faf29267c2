import { expect } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { seedHistory } from '../support/make-history.ts'
import { test } from '../support/test.ts'

test('axe finds no accessibility problem on home at a first visit, in the suggestions, and with a history', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, { largeTargets: true })
  await test.step('the suggestions', async () => {
    await page.getByRole('textbox', { name: 'Topic' }).fill('percentage')
    await expect(page.getByRole('button', { name: 'Start Percentage theory' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Topic' }).fill('')
  })
  await test.step('with a history', async () => {
    await seedHistory(page, [
      { topic: 'Time & Work', score: 4 },
      { topic: 'Percentage', score: 9 },
      { topic: 'Optics', score: 6, difficulty: 'hard' },
    ])
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Practice Time & Work' })).toBeVisible()
    await page.getByRole('link', { name: /Files/ }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAccessible(page, { largeTargets: true })
  })
})
