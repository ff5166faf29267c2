import { expect } from '@playwright/test'
import { waitForApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'
import { onWideScreen } from '../support/wide-screen.ts'

test('on a first visit the start button is in view above the tab bar of a phone of 390 by 844; the banner is above the form then, and below it afterwards; what is far below loads on the way to it, and no spinner turns before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const start = await page.getByRole('button', { name: 'Start practice' }).boundingBox()
  const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox()
  expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  await waitForApp(page)
  const lower = page.getByRole('heading', { name: 'Quick practice' })
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(lower).toHaveCount(0)
  await page.mouse.wheel(0, 2000)
  await expect(lower).toBeVisible()
  const banner = page.getByRole('heading', { name: /transforms learning/ })
  const top = async () => (await banner.boundingBox())?.y ?? 0
  const form = async () => (await page.getByRole('textbox', { name: 'Topic' }).boundingBox())?.y ?? 0
  const expectAbove = async () => expect(await top()).toBeLessThan(await form())
  await expectAbove()
  await onWideScreen(page, expectAbove)
  await page.evaluate(() => localStorage.setItem('examHistory', '[]'))
  await page.reload()
  await expect(banner).toBeVisible()
  const expectBelow = async () => expect(await top()).toBeGreaterThan(await form())
  await expectBelow()
  await onWideScreen(page, expectBelow)
})
