import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { run } from 'axe-core'
import { onWideScreen } from './wide-screen.ts'

declare global {
  interface Window {
    axe: { run: typeof run }
  }
}

/** Given to a page once, however often it is checked: reading it takes as long as a check. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Colours in the middle of a fade do not count. */
async function waitForFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/**
 * Of rows of a list that are built alike, axe judges one as the others, and hundreds of them take seconds: the first, the second
 * and the last of each kind are checked. Alike are rows with the same elements, the same looks, roles and states, and text at
 * the same places.
 */
function markAlike(within: string): void {
  const isCompared =
    /^(class|style|role|type|tabindex|lang|dir|disabled|aria-(?!label|describedby|controls|posinset).*)$/
  const kindOf = (element: Element): string =>
    [
      element.localName,
      ...[...element.attributes]
        .filter(({ name }) => name !== 'data-alike')
        .map(({ name, value }) => `${name}=${isCompared.test(name) ? value : value !== ''}`),
      ...[...element.childNodes].map((child) =>
        child instanceof Element ? `<${kindOf(child)}>` : child.textContent?.trim() ? 'text' : '',
      ),
    ].join(' ')
  for (const list of document.querySelectorAll(`${within} :is(ul, ol, tbody)`)) {
    for (const rows of Map.groupBy(list.children, kindOf).values()) {
      for (const [index, row] of rows.entries())
        row.toggleAttribute('data-alike', index > 1 && index < rows.length - 1)
    }
  }
}

type Theme = 'light' | 'dark'

async function expectNoViolations(page: Page, theme: Theme, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/)
  await waitForFades(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await page.evaluate(markAlike, within ?? 'html')
  const violations = await page.evaluate(async (selector) => {
    const found = await window.axe.run(
      { include: [selector], exclude: ['[data-alike]'] },
      { resultTypes: ['violations'], preload: false, selectors: false },
    )
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  }, within ?? 'html')
  expect(violations, `in the ${theme} theme`).toEqual([])
}

interface Checked {
  /** What has opened over a screen that was checked before. */
  within?: string
  /** For what a wide screen does not have, or shows as a phone does. */
  onlyOnPhone?: boolean
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** With text twice as large, as many set it, a phone still shows everything without scrolling sideways. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((wanted) => {
      document.documentElement.style.fontSize = wanted
    }, size)
  await setSize('200%')
  expect(await isTooWide(page), 'too wide with text of 200%').toBe(false)
  await setSize('')
}

async function expectNothingWrong(page: Page, theme: Theme, within?: string): Promise<void> {
  await expectNoViolations(page, theme, within)
  expect(await isTooWide(page), 'too wide').toBe(false)
}

/**
 * axe finds nothing, and nothing is wider than the screen. Each screen is checked once in each theme: dark on a wide screen
 * and light on the phone, as which the page is left.
 */
export async function expectAccessible(
  page: Page,
  { within, onlyOnPhone = false }: Checked = {},
): Promise<void> {
  if (!onlyOnPhone) await onWideScreen(page, () => expectNothingWrong(page, 'dark', within))
  await expectNothingWrong(page, 'light', within)
  await expectRoomForLargeText(page)
}

async function expectNoSmallTarget(page: Page): Promise<void> {
  const small = await page
    .locator('a:visible, button:visible, input:visible, select:visible, summary:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => !target.closest('p'))
        // A row whose button covers all of it, and inputs in or under their label, are as large as what covers them.
        .filter((target) => (target.closest('label') ?? target).getBoundingClientRect().height < 43.5)
        .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
        .filter((target) => getComputedStyle(target).clipPath === 'none')
        .map((target) => target.outerHTML.slice(0, 120)),
    )
  expect(small).toEqual([])
}

/** Everything that can be pressed is at least 44 px high, or is part of running text. */
export async function expectLargeTargets(page: Page): Promise<void> {
  await expectNoSmallTarget(page)
  await onWideScreen(page, () => expectNoSmallTarget(page))
}

/**
 * A screen reader finds what the recorded tree holds, in its order (e2e/trees; `--update-snapshots` records anew). One tree for
 * each screen is enough to read.
 */
export async function expectTree(page: Page, name: string): Promise<void> {
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
}
