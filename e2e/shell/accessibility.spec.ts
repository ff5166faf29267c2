import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const paths = ['/menu', '/guide', '/help', '/privacy', '/not-found', '/search', '/search?q=time']

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

for (const theme of ['light', 'dark'] as const) {
  for (const path of paths) {
    test(`${path} has no accessibility problem that a machine can find (${theme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoViolations(page)
    })
  }

  test(`the palette and the share dialog have none either (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto('/menu')
    await page.getByRole('button', { name: /Share App/ }).click()
    await expect(page.getByRole('dialog', { name: 'Share App' })).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
    await expectNoViolations(page)
  })
}

for (const path of paths) {
  test(`${path} is not wider than the screen and its targets are at least 44 px high`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const small = await page
      .locator('a:visible, button:visible, input:visible, summary:visible')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 43.5 && !target.closest('p'))
          .filter((target) => getComputedStyle(target).clipPath === 'none')
          .map((target) => target.outerHTML.slice(0, 120)),
      )
    expect(small).toEqual([])
  })
}
