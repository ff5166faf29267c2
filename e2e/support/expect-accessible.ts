import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const THEMES = ['light', 'dark'] as const

/** Nothing that axe can find, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

/** Whatever can be pressed is at least 44 px high, or lies in running text. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page
    .locator('a:visible, button:visible, input:visible, select:visible, summary:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 43.5 && !target.closest('p'))
        // A row whose button covers all of it, and inputs under their label, are as large as what covers them.
        .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
        .filter((target) => getComputedStyle(target).clipPath === 'none')
        .map((target) => target.outerHTML.slice(0, 120)),
    )
  expect(small).toEqual([])
}
