import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

const savedTheme = () => localStorage.getItem('theme')

test('SHELL-58 with nothing saved the theme follows the device, a saved value wins, and one that is neither dark nor light does not count', async ({
  page,
}) => {
  const open = async (device: 'light' | 'dark', saved?: string) => {
    await page.emulateMedia({ colorScheme: device })
    await page.evaluate((value) => {
      if (value === undefined) localStorage.removeItem('theme')
      else localStorage.setItem('theme', value)
    }, saved)
    await page.goto('/guide')
  }
  await page.goto('/robots.txt')
  for (const device of ['light', 'dark'] as const) {
    await test.step(`a ${device} device`, async () => {
      await open(device)
      await expect(page.locator('html')).toHaveClass(device)
      expect(await page.evaluate(savedTheme)).toBeNull()
      const other = device === 'dark' ? 'light' : 'dark'
      await open(device, other)
      await expect(page.locator('html')).toHaveClass(other)
    })
  }
  await open('dark', 'sepia')
  await expect(page.locator('html')).toHaveClass('dark')
})

test('SHELL-35 SHELL-59 the toggle of the header saves the theme and sets its class, and another tab follows', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/guide')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/guide')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  expect(await page.evaluate(savedTheme)).toBe('dark')
  await expect(other.locator('html')).toHaveClass('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveClass('dark')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveClass('light')
  expect(await page.evaluate(savedTheme)).toBe('light')
})

test('SHELL-58 the class is there before the first paint, without the app', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, () => undefined) // never answered
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/guide', { waitUntil: 'commit' })
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.locator('html')).toHaveClass('dark')
})
