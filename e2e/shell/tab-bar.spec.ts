import { expect } from '@playwright/test'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'

const activeTabs = [
  { path: '/', active: 'Home' },
  { path: '/test', active: 'Test' },
  { path: '/practice/results?id=x&score=1&total=2&topic=Trains', active: 'Practice' },
  { path: '/notes/create', active: 'Notes' },
  { path: '/menu', active: 'Menu' },
]

test('SHELL-36 SHELL-37 SHELL-38 under 768 px the labels of the header buttons are hidden, and the bottom tab bar is there; the tab of the page is the active one, and a page without a tab has none', async ({
  page,
}) => {
  await page.goto('/guide')
  await test.step('the labels of the header buttons', async () => {
    const label = page.getByRole('banner').getByText('Search', { exact: true })
    const width = async () => (await label.boundingBox())?.width ?? 0
    await page.setViewportSize({ width: 767, height: 800 })
    expect(await width()).toBeLessThanOrEqual(1)
    await page.setViewportSize({ width: 768, height: 800 })
    expect(await width()).toBeGreaterThan(20)
  })
  await test.step('the bottom tab bar', async () => {
    const tabs = page.getByRole('navigation', { name: 'Tabs' })
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(tabs).toBeHidden()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(tabs).toBeVisible()
    const links = tabs.getByRole('link')
    await expect(links).toHaveText(['Home', 'Test', 'Practice', 'Notes', 'Menu'])
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect(paths).toEqual(['/', '/test', '/practice', '/notes', '/menu'])
    await page.mouse.wheel(0, 600)
    const box = await tabs.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800)
  })
  await test.step('the active tab', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    const current = page.getByRole('navigation', { name: 'Tabs' }).locator('[aria-current]')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(current).toHaveCount(0)
    for (const { path, active } of activeTabs) {
      await goInApp(page, path)
      await expect(current, path).toHaveText(active)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})
