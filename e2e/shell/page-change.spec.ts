import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

test('SHELL-39 a page change scrolls smoothly to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const original = window.scrollTo.bind(window)
    const calls: unknown[] = []
    Object.assign(window, {
      scrollCalls: calls,
      scrollTo: (options: ScrollToOptions) => {
        calls.push(options)
        original(options)
      },
    })
  })
  await page.goto('/guide')
  await page.getByRole('link', { name: 'Bookmarks' }).scrollIntoViewIfNeeded()
  await page.getByRole('main').getByRole('link', { name: 'History', exact: true }).click()
  await expect(page).toHaveURL('/history')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'scrollCalls')))
    .toEqual([{ top: 0, behavior: 'smooth' }])
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

/** Collects every CSS animation that runs while the page is used. */
async function watchAnimations(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenAnimations: seen })
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSAnimation) || !(animation.effect instanceof KeyframeEffect)) continue
        const part = animation.effect.pseudoElement?.replace(/\(.*/, '') ?? 'element'
        const { duration, direction } = animation.effect.getTiming()
        const line = `${animation.animationName} ${part} ${duration} ${direction}`
        if (!seen.includes(line)) seen.push(line)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate((): string[] => Reflect.get(window, 'seenAnimations'))
}

test('SHELL-40 SHELL-41 a page fades out and in for 0.15 s, the layout fades in for 0.2 s', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const seen = await watchAnimations(page)
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  await expect.poll(seen).toContain('fade-in element 200 normal')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  await expect.poll(seen).toContain('fade-in ::view-transition-old 150 reverse')
  await expect.poll(seen).toContain('fade-in ::view-transition-new 150 normal')
})

test('SHELL-40 nothing fades for a person who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = await watchAnimations(page)
  await page.goto('/guide')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  for (const line of await seen()) {
    if (line.startsWith('fade-in')) expect(line).toMatch(/ 1 (normal|reverse)$/)
  }
})
