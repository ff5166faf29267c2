import { expect, type Page, test } from '@playwright/test'
import { runFreshServer } from '../admin/run-fresh-server.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)

/** How many of the files under /assets/ the service worker does not have yet. */
const notKept = (page: Page, paths: string[]) =>
  page.evaluate(async (wanted) => {
    const keys = await (await caches.open('ekagra-assets')).keys()
    const kept = new Set(keys.map(({ url }) => new URL(url).pathname))
    return wanted.filter((path) => path.startsWith('/assets/') && !kept.has(path)).length
  }, paths)

test('the app opens and gives a practice after the server is gone', async ({ page }) => {
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
  } finally {
    if (!isStopped) await server.stop()
  }
})
