import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

const savedTheme = () => localStorage.getItem('theme')

for (const device of ['light', 'dark'] as const) {
  test(`SHELL-58 with nothing saved the theme follows a ${device} device`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device })
    await page.goto('/guide')
    await expect(page.locator('html')).toHaveClass(device)
    expect(await page.evaluate(savedTheme)).toBeNull()
  })

  test(`SHELL-58 a saved value wins over a ${device} device`, async ({ page }) => {
    const saved = device === 'dark' ? 'light' : 'dark'
    await page.emulateMedia({ colorScheme: device })
    await page.addInitScript((value) => localStorage.setItem('theme', value), saved)
    await page.goto('/guide')
    await expect(page.locator('html')).toHaveClass(saved)
  })
}

test('SHELL-58 a saved value that is neither dark nor light does not count', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'))
  await page.goto('/guide')
  await expect(page.locator('html')).toHaveClass('dark')
})

test('SHELL-35 SHELL-59 the toggle of the header saves the theme and sets its class', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/guide')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  expect(await page.evaluate(savedTheme)).toBe('dark')
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

test('SHELL-59 another tab follows', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/guide')
  }
  await first.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(second.locator('html')).toHaveClass('dark')
})
