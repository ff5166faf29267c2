import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

const savedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

test('SHELL-35 SHELL-58 SHELL-59 with nothing saved the theme follows the device, the toggle of the header saves it and another tab follows, a saved value wins, also before the first paint, and one that is neither dark nor light does not count', async ({
  page,
  context,
}) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/guide')
  await test.step('nothing saved on a light device', async () => {
    await expect(html).toHaveClass('light')
    expect(await savedTheme(page)).toBeNull()
  })
  await test.step('the toggle, and another tab', async () => {
    const other = await context.newPage()
    await other.emulateMedia({ colorScheme: 'light' })
    await other.goto('/guide')
    await expect(other.locator('html')).toHaveClass('light')
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(html).toHaveClass('dark')
    expect(await savedTheme(page)).toBe('dark')
    await expect(other.locator('html')).toHaveClass('dark')
    await other.close()
  })
  await test.step('what is saved wins over the device', async () => {
    await page.reload()
    await expect(html).toHaveClass('dark')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(html).toHaveClass('light')
    expect(await savedTheme(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(html).toHaveClass('light')
  })
  await test.step('nothing saved on a dark device, and what is no theme', async () => {
    await page.evaluate(() => localStorage.removeItem('theme'))
    await page.reload()
    await expect(html).toHaveClass('dark')
    expect(await savedTheme(page)).toBeNull()
    await page.evaluate(() => localStorage.setItem('theme', 'sepia'))
    await page.reload()
    await expect(html).toHaveClass('dark')
  })
  await test.step('the class is there before the first paint, without the app', async () => {
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.emulateMedia({ colorScheme: 'light' })
    await page.route(/\/assets\/.*\.js/, () => undefined) // never answered
    await page.goto('/guide', { waitUntil: 'commit' })
    await expect(page.getByText('Loading…')).toBeVisible()
    await expect(html).toHaveClass('dark')
  })
})
