import { expect } from '@playwright/test'
import { goInApp } from '../support/go-in-app.ts'
import { test } from '../support/test.ts'

const TITLE_END = ' | Ekagra – Smart Exam Preparation'

const pages = [
  ['/search', 'Search'],
  ['/test', 'Mock Exam'],
  ['/practice', 'Practice'],
  ['/history', 'Exam history'],
  ['/notes', 'Your Notes'],
  ['/notes/create', 'Create a note'],
  ['/favorites', 'Bookmarks'],
  ['/categories', 'Categories'],
  ['/weakness', 'Weakness Analysis'],
  ['/menu', 'Menu'],
  ['/guide', 'User Guide'],
  ['/help', 'Help'],
  ['/not-found', 'Page not found'],
  ['/privacy', 'Privacy'],
] as const

test('SHELL-08 SHELL-10 SHELL-11 SHELL-13 SHELL-14 SHELL-15 SHELL-18 SHELL-21 SHELL-22 SHELL-23 SHELL-24 SHELL-26 SHELL-27 SHELL-31 SHELL-51 NOTES-02 MENU-12 MENU-13 MENU-14 SHELL-02 SHELL-03 SHELL-04 SHELL-05 SHELL-07 SHELL-52 SHELL-54 SHELL-55 SHELL-56 every address shows its page under its title; no page asks for an account, and each describes itself for search engines; an unknown path leads to the not-found page', async ({
  page,
}) => {
  await page.goto('/search?q=time%20%26%20work')
  await test.step('/search?q= takes a URL-encoded query', async () => {
    await expect(page.getByRole('searchbox')).toHaveValue('time & work')
    await expect(page.getByRole('heading', { name: 'Start with “time & work”' })).toBeVisible()
  })
  await test.step('a learner page asks for no account and makes the device id', async () => {
    await expect(page.getByLabel(/password|email/i)).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('device-id')))
      .toMatch(/^device-\d+-[a-z0-9]+$/)
  })
  for (const [path, title] of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(`${title}${TITLE_END}`)
    })
  }
  await test.step('a page describes itself for search engines and link previews', async () => {
    const expectContent = (selector: string, content: string | RegExp) =>
      expect(page.locator(selector)).toHaveAttribute('content', content)
    await expectContent('meta[name="description"]', /what leaves your device/)
    await expectContent('meta[property="og:title"]', `Privacy${TITLE_END}`)
    await expectContent('meta[name="twitter:card"]', 'summary_large_image')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new URL('/privacy', page.url()).href,
    )
  })
  for (const [mode, title] of [
    ['test', 'Test results'],
    ['practice', 'Practice results'],
  ] as const) {
    await test.step(`/${mode}/results`, async () => {
      await page.goto(`/${mode}/results?id=exam-1&score=3&total=4&topic=Trains`)
      await expect(page).toHaveTitle(`${title}${TITLE_END}`)
      await expect(page.getByRole('img', { name: '75 per cent, 3 of 4 right' })).toBeVisible()
    })
  }
  await test.step('an unknown path leads to the not-found page, and that to Home under the default title', async () => {
    await page.goto('/no/such/page')
    await expect(page).toHaveURL('/not-found')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByText('Ekagra', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Ekagra – Smart Exam Preparation Tools')
  })
})

test('SHELL-06 SHELL-12 SHELL-17 SHELL-28 /note leads to /notes, and Back does not return to it; /exam/{examId} leads to a practice session, and of a known exam stores its values and opens a practice of it; the guard says so when the browser stores nothing', async ({
  page,
}) => {
  await test.step('/note leads to /notes', async () => {
    await page.goto('/menu')
    await page.goto('/note')
    await expect(page).toHaveURL('/notes')
    await page.goBack()
    await expect(page).toHaveURL('/menu')
  })
  await test.step('/exam/{examId} of an exam that is not known', async () => {
    // Without stored questions a session goes on to the search page, so the addresses on the way are watched.
    const seen: string[] = []
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
    await page.goto('/exam/exam-17')
    await expect.poll(() => seen).toContain('/practice/session')
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  })
  await test.step('/exam/{examId} of a known exam', async () => {
    await goInApp(page, '/exam/ssc-cgl')
    await expect(page).toHaveURL('/practice/session')
    await expect(page.getByRole('radio')).toHaveCount(4)
    const stored = await page.evaluate(() => ({ ...sessionStorage }))
    expect(stored).toMatchObject({ currentTopic: 'SSC CGL', currentMode: 'practice' })
  })
  await test.step('a browser that stores nothing', async () => {
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: forbid })
      Object.defineProperty(window, 'sessionStorage', { get: forbid })
    })
    await page.goto('/search')
    await expect(page.getByText('Nothing can be saved in this browser')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  })
})
