import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { run } from 'axe-core'
import { onWideScreen, WIDE } from './wide-screen.ts'

declare global {
  interface Window {
    axe: { run: typeof run }
  }
}

/** Given to a page once, however often it is checked: reading it takes as long as a check. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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

/** What axe finds once fades have ended: colours in the middle of one do not count. */
async function findViolations(within: string) {
  const findFades = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  // What inherits a colour may begin its own fade when the one above it has ended.
  for (let fades = findFades(); fades.length > 0; fades = findFades())
    await Promise.allSettled(fades.map((animation) => animation.finished))
  const found = await window.axe.run(
    { include: [within], exclude: ['[data-alike]'] },
    { resultTypes: ['violations'], preload: false, selectors: false },
  )
  return {
    violations: found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  }
}

/** With text twice as large, as many set it, a phone still shows everything without scrolling sideways. */
function isTooWideWithLargeText(): boolean {
  document.documentElement.style.fontSize = '200%'
  const isTooWide = document.documentElement.scrollWidth > innerWidth
  document.documentElement.style.fontSize = ''
  return isTooWide
}

async function expectNothingWrong(page: Page, theme: Theme, within: string): Promise<void> {
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/)
  await page.evaluate(markAlike, within)
  const { violations, isTooWide } = await page.evaluate(findViolations, within)
  expect(violations, `in the ${theme} theme`).toEqual([])
  expect(isTooWide, 'too wide').toBe(false)
}

interface Checked {
  /** What has opened over a screen that was checked before. */
  within?: string
  /** For what a wide screen does not have, or shows as a phone does. */
  onlyOnPhone?: boolean
  /** Also that everything that can be pressed is at least 44 px high, or is part of running text. */
  largeTargets?: boolean
  /** What else is looked at while the screen is wide. */
  onWide?: () => Promise<void>
}

/**
 * axe finds nothing, and nothing is wider than the screen. Each screen is checked once in each theme: dark on a wide screen
 * and light on the phone, as which the page is left. A page takes its size and its theme at one time, so it is drawn once.
 */
export async function expectAccessible(
  page: Page,
  { within = 'html', onlyOnPhone = false, largeTargets = false, onWide }: Checked = {},
): Promise<void> {
  // A dialog that has just been asked for may still load.
  await expect(page.locator(within)).not.toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const setTheme = (theme: Theme) => page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  const phone = page.viewportSize()
  if (!onlyOnPhone) {
    await Promise.all([page.setViewportSize(WIDE), setTheme('dark')])
    await expectNothingWrong(page, 'dark', within)
    if (largeTargets) await expectNoSmallTarget(page)
    await onWide?.()
  }
  await Promise.all([!onlyOnPhone && phone && page.setViewportSize(phone), setTheme('light')])
  await expectNothingWrong(page, 'light', within)
  if (largeTargets) await expectNoSmallTarget(page)
  expect(await page.evaluate(isTooWideWithLargeText), 'too wide with text of 200%').toBe(false)
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

/** Everything that can be pressed is at least 44 px high, or is part of running text. Of a screen under axe: `largeTargets`. */
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
