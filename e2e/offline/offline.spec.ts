import { expect, type Page, test } from '@playwright/test'
import { sitFullPapers } from '../exam-hall/full-papers.ts'
import { goInApp, openInApp } from '../support/go-in-app.ts'
import { runFreshServer } from '../support/run-fresh-server.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)

/** How many of these files the service worker has. */
const countKept = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const keys = await (await caches.open('ekagra-assets')).keys()
    const kept = new Set(keys.map(({ url }) => new URL(url).pathname))
    return wanted.filter((path) => kept.has(path)).length
  }, paths)

/** The files that every page needs, and the others. */
async function readBuild(page: Page): Promise<{ shell: string[]; rest: string[] }> {
  const worker = await (await page.request.get(new URL('/service-worker.js', page.url()).href)).text()
  const { shell, rest } = JSON.parse(/const BUILD = (.*)/.exec(worker)?.[1] ?? '')
  return { shell: shell.filter((path: string) => path.startsWith('/assets/')), rest }
}

/** The worker takes over some seconds after the page is there. Asked at every frame, the page would be drawn all the time. */
const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
    polling: 500,
  })

/** Every page of a learner that has an address of its own. */
const PAGES = [
  ...['/', '/practice', '/test', '/exams', '/exams/own', '/exams/start/ssc-cgl', '/history', '/weakness'],
  ...['/notes', '/notes/create', '/doubt-solver', '/files', '/search?q=time', '/favorites', '/categories'],
  ...['/category/mathematics', '/subcategory/percentage', '/news', '/current-affairs', '/menu', '/guide'],
  ...['/help', '/privacy'],
]

test('what other pages need is fetched in the background, and nobody asks for it', async ({ page }) => {
  await page.goto('/help')
  const { shell, rest } = await readBuild(page)
  await expect.poll(() => countKept(page, shell), { timeout: 60_000 }).toBe(shell.length)
  await expect.poll(() => countKept(page, rest), { timeout: 60_000 }).toBeGreaterThan(20)
})

test('a learner who saves data fetches everything when they want to; after the server is gone the app opens, gives a practice, and full papers are chosen, sat and analysed with the marks of their schemes', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const server = await runFreshServer()
  let isStopped = false
  try {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    await page.goto(`${server.address}/menu`)
    await waitForWorker(page)
    const { shell, rest } = await readBuild(page)
    await page.reload()
    expect(await countKept(page, rest)).toBeLessThan(20)
    await page.getByRole('button', { name: /^Download everything for offline: \d.* MB$/ }).click()
    await expect(page.getByText(/^Everything is on this device \(/)).toBeVisible({ timeout: 60_000 })
    expect(await countKept(page, [...shell, ...rest])).toBe(shell.length + rest.length)
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
    await sitFullPapers(page)
  } finally {
    if (!isStopped) await server.stop()
  }
})
