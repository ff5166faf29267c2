import { expect } from '@playwright/test'
import { expectAccessible, expectLargeTargets } from '../support/expect-accessible.ts'
import { test } from '../support/test.ts'

for (const path of ['/menu', '/guide', '/help', '/privacy', '/not-found', '/search', '/search?q=time']) {
  test(`axe finds no accessibility problem on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectAccessible(page)
    await expectLargeTargets(page)
  })
}

test('axe finds no accessibility problem in the palette and the share dialog', async ({ page }) => {
  await page.goto('/menu')
  await page.getByRole('button', { name: /Share App/ }).click()
  await expect(page.getByRole('dialog', { name: 'Share App' })).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
})
