import { expect } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { goInApp } from '../support/go-in-app.ts'
import { seedHistory } from '../support/make-history.ts'
import { test } from '../support/test.ts'

const PAGES = [
  ['/guide', 'User Guide'],
  ['/help', 'Help'],
  ['/privacy', 'Privacy'],
  ['/not-found', 'Page not found'],
  ['/search', 'Search'],
] as const

test('axe finds no accessibility problem on the pages of the shell, in the palette and the share dialog', async ({
  page,
}) => {
  await seedHistory(page, [{ topic: 'Percentage', score: 4 }])
  await page.goto('/menu')
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  await expectAccessible(page, { largeTargets: true })
  await test.step('the share dialog', async () => {
    await page.getByRole('button', { name: /Share App/ }).click()
    await expect(page.getByRole('dialog', { name: 'Share App' })).toBeVisible()
    await expectAccessible(page, { within: 'dialog[open]' })
    await page.keyboard.press('Escape')
  })
  await test.step('the palette', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
    await expectAccessible(page, { within: 'dialog[open]' })
    await page.keyboard.press('Escape')
  })
  for (const [path, title] of PAGES) {
    await test.step(path, async () => {
      await goInApp(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      await expectAccessible(page, { largeTargets: true })
    })
  }
  await test.step('/search?q=Percentage', async () => {
    await goInApp(page, '/search?q=Percentage')
    await expect(page.getByRole('region', { name: 'Your tests' })).toContainText('4 of 10')
    await expect(page.getByRole('button', { name: 'Start Percentage theory' })).toBeVisible()
    await expectAccessible(page, { largeTargets: true })
  })
})
