import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

/** Notes what the page is asked to scroll to. */
async function watchScrolling(page: Page) {
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
  return () => page.evaluate(() => Reflect.get(window, 'scrollCalls'))
}

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

/** Counts the view transitions of the page. */
async function countTransitions(page: Page) {
  await page.addInitScript(() => {
    const { startViewTransition } = document
    Object.assign(window, { transitions: 0 })
    document.startViewTransition = function (...given) {
      Reflect.set(window, 'transitions', Reflect.get(window, 'transitions') + 1)
      return startViewTransition.apply(this, given)
    }
  })
  return () => page.evaluate((): number => Reflect.get(window, 'transitions'))
}

test('SHELL-33 SHELL-39 SHELL-40 SHELL-41 a page fades out and in for 0.15 s and scrolls smoothly to the top, the layout fades in for 0.2 s; nothing fades for a person who asked for less motion; the first page arrives without a view transition, in which a press would be lost', async ({
  page,
}) => {
  const scrolled = await watchScrolling(page)
  const seen = await watchAnimations(page)
  const transitions = await countTransitions(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/guide')
  await test.step('with motion', async () => {
    await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
    await expect.poll(seen).toContain('fade-in element 200 normal')
    await page.getByRole('link', { name: 'Bookmarks' }).scrollIntoViewIfNeeded()
    await page.getByRole('main').getByRole('link', { name: 'History', exact: true }).click()
    await expect(page).toHaveURL('/history')
    await expect.poll(scrolled).toEqual([{ top: 0, behavior: 'smooth' }])
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(seen).toContain('fade-in ::view-transition-old 150 reverse')
    await expect.poll(seen).toContain('fade-in ::view-transition-new 150 normal')
  })
  await test.step('with less motion, and without a transition at first', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/guide')
    await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
    expect(await transitions()).toBe(0)
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
    expect(await transitions()).toBe(1)
    for (const line of await seen()) {
      if (line.startsWith('fade-in')) expect(line).toMatch(/ 1 (normal|reverse)$/)
    }
  })
})
