import { expect, type Page, test } from '@playwright/test'
import { sitFullPapers } from '../exam-hall/full-papers.ts'
import { goInApp, openInApp } from '../support/go-in-app.ts'
import { runFreshServer } from '../support/run-fresh-server.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)

/** How many of the files under /assets/ the service worker does not have yet. */
const notKept = (page: Page, paths: string[]) =>
  page.evaluate(async (wanted) => {
    const keys = await (await caches.open('ekagra-assets')).keys()
    const kept = new Set(keys.map(({ url }) => new URL(url).pathname))
    return wanted.filter((path) => path.startsWith('/assets/') && !kept.has(path)).length
  }, paths)

/** Every page of a learner that has an address of its own. */
const PAGES = [
  ...['/', '/practice', '/test', '/exams', '/exams/own', '/exams/start/ssc-cgl', '/history', '/weakness'],
  ...['/notes', '/notes/create', '/doubt-solver', '/files', '/search?q=time', '/favorites', '/categories'],
  ...['/category/mathematics', '/subcategory/percentage', '/news', '/current-affairs', '/menu', '/guide'],
  ...['/help', '/privacy'],
]

test('a learner who saves data fetches everything for offline when they want to', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await page.goto('/menu')
  // The worker takes over a moment after the page is there.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  })
  await page.reload()
  await page.getByRole('button', { name: /^Download everything for offline: \d.* MB$/ }).click()
  await expect(page.getByText(/^Everything is on this device \(/)).toBeVisible({ timeout: 60_000 })
})

test('after the server is gone the app opens, gives a practice, and full papers are chosen, sat and analysed with the marks of their schemes', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const server = await runFreshServer()
  let isStopped = false
  try {
    await page.goto(server.address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const worker = await (await page.request.get(`${server.address}/service-worker.js`)).text()
    const { shell, rest } = JSON.parse(/const BUILD = (.*)/.exec(worker)?.[1] ?? '')
    await expect
      .poll(() => notKept(page, [...shell, ...rest]), { timeout: 60_000, message: 'files not kept yet' })
      .toBe(0)
    // With a network, pages still come from the server.
    const response = await page.goto(`${server.address}/help`)
    expect(response?.fromServiceWorker()).toBe(true)
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    await server.stop()
    isStopped = true
    await page.goto(`${server.address}/practice?topic=percentage`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page
      .getByRole('button', { name: /^Start|^Generate/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/practice\/session/, { timeout: 20_000 })
    await page.getByRole('radio').first().click()
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText(/Correct answer/).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio').first()).toBeVisible()
    // Every address gets the same page of the worker, so a few are loaded; the others are opened as links do.
    const title = page.getByRole('heading', { level: 1 })
    for (const path of ['/', '/exams/start/ssc-cgl', '/category/mathematics']) {
      await page.goto(server.address + path)
      await expect(title, path).toBeVisible()
      await expect(page.getByText('Unexpected Application Error!'), path).toHaveCount(0)
    }
    for (const path of PAGES) {
      await openInApp(page, path)
      await expect(page.getByText('Unexpected Application Error!'), path).toHaveCount(0)
    }
    await goInApp(page, '/doubt-solver')
    await page.getByRole('textbox').first().fill('Find the HCF of 48 and 180.')
    await page.getByRole('button', { name: 'Get answer' }).click()
    await expect(page.getByText('HCF = 12').last()).toBeVisible()
    await sitFullPapers(page, server.address)
  } finally {
    if (!isStopped) await server.stop()
  }
})
