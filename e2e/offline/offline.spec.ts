import { expect, test } from '@playwright/test'
import { runFreshServer } from '../admin/run-fresh-server.ts'

test.use({ serviceWorkers: 'allow' })

test('the app opens and practises a set after the server has gone', async ({ page }) => {
  const server = await runFreshServer()
  let isStopped = false
  try {
    await page.goto(server.address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Until everything that a practice needs is kept.
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const worker = await navigator.serviceWorker.getRegistration()
            const assets = await (await caches.open('ekagra-assets')).keys()
            const hasChapter = assets.some(({ url }) => url.includes('/assets/percentage-'))
            return worker?.active?.state === 'activated' && hasChapter
          }),
        { timeout: 30_000 },
      )
      .toBe(true)
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
