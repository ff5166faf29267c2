import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

/** A second for the reload, and then a whole page load, on a machine that may be busy. */
const AFTER_RELOAD = { timeout: 15_000 }

const guideChunk = /\/assets\/guide-page-.*\.js/

/** How often the page itself was loaded. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  return loads
}

test('SHELL-68 SHELL-66 a missing chunk reloads the page once; if it is still missing, the screen says so', async ({
  page,
}) => {
  await page.route(guideChunk, (route) => route.abort())
  const loads = countLoads(page)
  await page.goto('/guide')
  await expect.poll(() => loads.length, AFTER_RELOAD).toBe(2)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible(AFTER_RELOAD)
  await expect(page.getByText(/Failed to fetch dynamically imported module/)).toBeVisible()
  expect(loads).toHaveLength(2)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('SHELL-68 when the chunk is there after the reload, its page is shown', async ({ page }) => {
  const loads = countLoads(page)
  // Missing for the whole first load: the page asks for it ahead, and once more when it is needed.
  await page.route(guideChunk, (route) => (loads.length === 1 ? route.abort() : route.continue()))
  const started = Date.now()
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible(AFTER_RELOAD)
  expect(loads).toHaveLength(2)
  expect(Date.now() - started).toBeGreaterThanOrEqual(1000)
})

test('SHELL-68 SHELL-70 when the app itself cannot be fetched, one reload, then the Loading Error page', async ({
  page,
}) => {
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort())
  const loads = countLoads(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Loading Error' })).toBeVisible(AFTER_RELOAD)
  expect(loads).toHaveLength(2)
})

async function expectLoadingError(page: Page) {
  await expect(page.getByRole('heading', { name: 'Loading Error' })).toBeVisible()
  await expect(page.getByText('Unable to load Ekagra. Please refresh the page.')).toBeVisible()
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect.poll(() => loads.length).toBe(1)
}

test('SHELL-69 SHELL-70 a missing root element shows the Loading Error page', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="elsewhere"') })
  })
  await page.goto('/')
  await expectLoadingError(page)
})

test('SHELL-69 SHELL-70 a render that fails shows the Loading Error page', async ({ page }) => {
  await page.addInitScript(() => {
    const original = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...words) {
      if (this instanceof Element && this.id === 'root') throw new Error('broken')
      return original.apply(this, words)
    }
  })
  await page.goto('/')
  await expectLoadingError(page)
})

test('SHELL-50 until the app has arrived the page says that it is loading', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, () => undefined) // never answered
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText(/Loading…\s+Preparing your experience\.\.\./)
})

test('SHELL-49 while a page arrives a spinner says Loading...', async ({ page }) => {
  await page.route(guideChunk, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/guide')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
})

test('SHELL-49 while another page loads the old one stays and the status says Loading...', async ({
  page,
}) => {
  await page.goto('/menu')
  await page.route(guideChunk, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByRole('link', { name: /User Guide/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
})

test('SHELL-72 an unhandled rejection is logged and changes nothing on the page', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.goto('/guide')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  await page.evaluate(() => {
    setTimeout(() => Promise.reject(new Error('nobody waits for this')))
  })
  await expect.poll(() => logged.join('\n')).toContain('nobody waits for this')
  await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
})

test('without JavaScript the page says that it needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('noscript p')).toHaveText(/Ekagra needs JavaScript\./)
  await context.close()
})

test('SHELL-71 a style sheet that cannot be preloaded is named on the error screen', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('ekagra.chunk-reload', '1'))
  const failed: string[] = []
  // Results have a style sheet of their own, which comes with their code.
  await page.route(/\/assets\/results-.*\.css/, (route) => {
    failed.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto('/test/results?id=x&score=1&total=2&topic=Trains')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText(`Unable to preload CSS for ${failed[0]}`)).toBeVisible()
})
