import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

test('the banner is above the form on a first visit and below it afterwards', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('heading', { name: /transforms learning/ })
  const top = async () => (await banner.boundingBox())?.y ?? 0
  const form = async () => (await page.getByRole('textbox', { name: 'Topic' }).boundingBox())?.y ?? 0
  expect(await top()).toBeLessThan(await form())
  await page.evaluate(() => localStorage.setItem('examHistory', '[]'))
  await page.reload()
  await expect(banner).toBeVisible()
  expect(await top()).toBeGreaterThan(await form())
})
