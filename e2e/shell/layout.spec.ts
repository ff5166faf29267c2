import { expect, type Page, test } from '@playwright/test'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

test('SHELL-32 the header stays at the top and its logo goes to /', async ({ page }) => {
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  await page.getByRole('link', { name: 'Ekagra, home' }).click()
  await expect(page).toHaveURL('/')
})

test('SHELL-34 the Menu button of the header goes to /menu', async ({ page }) => {
  await page.goto('/guide')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page).toHaveURL('/menu')
})

test('SHELL-36 the labels of the header buttons are hidden under 768 px', async ({ page }) => {
  await page.goto('/guide')
  const label = page.getByRole('banner').getByText('Search', { exact: true })
  const width = async () => (await label.boundingBox())?.width ?? 0
  await page.setViewportSize({ width: 767, height: 800 })
  expect(await width()).toBeLessThanOrEqual(1)
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await width()).toBeGreaterThan(20)
})

test('SHELL-36 SHELL-37 the bottom tab bar is there under 768 px only', async ({ page }) => {
  await page.goto('/guide')
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

const activeTabs = [
  { path: '/', active: 'Home' },
  { path: '/test', active: 'Test' },
  { path: '/practice/results?id=x&score=1&total=2&topic=Trains', active: 'Practice' },
  { path: '/notes/create', active: 'Notes' },
  { path: '/menu', active: 'Menu' },
  { path: '/guide', active: null },
]

for (const { path, active } of activeTabs) {
  test(`SHELL-38 ${active ?? 'no tab'} is active on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    const current = page.getByRole('navigation', { name: 'Tabs' }).locator('[aria-current]')
    if (active === null) await expect(current).toHaveCount(0)
    else await expect(current).toHaveText(active)
  })
}

test('SHELL-39 a page change scrolls smoothly to the top', async ({ page }) => {
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
  const seen = await watchAnimations(page)
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  await expect.poll(seen).toContain('fade-in element 200 normal')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  await expect.poll(seen).toContain('fade-in ::view-transition-old 150 reverse')
  await expect.poll(seen).toContain('fade-in ::view-transition-new 150 normal')
})

test('SHELL-40 nobody who asked for less motion sees a fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = await watchAnimations(page)
  await page.goto('/guide')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  for (const line of await seen()) {
    if (line.startsWith('fade-in')) expect(line).toMatch(/ 1 (normal|reverse)$/)
  }
})

test('SHELL-09 a question session stands alone, without header and tab bar', async ({ page }) => {
  await page.goto('/menu')
  await page.evaluate(() => {
    const question = {
      id: 'q-1',
      text: 'What is 2 + 2?',
      options: ['3', '4', '5', '6'],
      correctAnswer: 1,
      explanation: 'Two and two make four.',
      difficulty: 'easy',
      trust: 'computed',
    }
    sessionStorage.setItem('currentTopic', 'Addition')
    sessionStorage.setItem('currentMode', 'practice')
    sessionStorage.setItem('currentQuestions', JSON.stringify([question]))
  })
  await page.goto('/practice/session')
  await expect(page.getByText('What is 2 + 2?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ekagra, home' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Tabs' })).toHaveCount(0)
})

test('the first Tab offers to skip the header', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no Tab key')
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
