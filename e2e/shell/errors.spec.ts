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

test('SHELL-66 SHELL-68 SHELL-71 a missing chunk reloads the page once; if it is there then, its page is shown, else the screen says so; a style sheet that cannot be preloaded is named', async ({
  page,
}) => {
  const loads = countLoads(page)
  await test.step('the chunk is still missing after the reload', async () => {
    await page.route(guideChunk, (route) => route.abort())
    await page.goto('/guide')
    await expect.poll(() => loads.length, AFTER_RELOAD).toBe(2)
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible(
      AFTER_RELOAD,
    )
    await expect(page.getByText(/Failed to fetch dynamically imported module/)).toBeVisible()
    expect(loads).toHaveLength(2)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute(guideChunk)
  })
  await test.step('the chunk is there after the reload', async () => {
    await page.evaluate(() => sessionStorage.clear())
    loads.length = 0
    // Missing for the whole first load: the page asks for it ahead, and once more when it is needed.
    await page.route(guideChunk, (route) => (loads.length === 1 ? route.abort() : route.continue()))
    const started = Date.now()
    await page.goto('/guide')
    await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible(AFTER_RELOAD)
    expect(loads).toHaveLength(2)
    expect(Date.now() - started).toBeGreaterThanOrEqual(1000)
  })
  await test.step('a style sheet that cannot be preloaded', async () => {
    await page.evaluate(() => sessionStorage.setItem('ekagra.chunk-reload', '1'))
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
})

async function expectLoadingError(page: Page) {
  await expect(page.getByRole('heading', { name: 'Loading Error' })).toBeVisible()
  await expect(page.getByText('Unable to load Ekagra. Please refresh the page.')).toBeVisible()
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect.poll(() => loads.length).toBe(1)
}

test('SHELL-50 SHELL-68 SHELL-69 SHELL-70 until the app has arrived the page says that it is loading, and without JavaScript that it needs it; when the app cannot be fetched, one reload, then the Loading Error page, as for a missing root element and a render that fails', async ({
  page,
  context,
}) => {
  await test.step('without JavaScript', async () => {
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setScriptExecutionDisabled', { value: true })
    await page.goto('/')
    await expect(page.locator('noscript p')).toHaveText(/Ekagra needs JavaScript\./)
    await client.detach()
  })
  await test.step('until the app has arrived', async () => {
    await page.route(/\/assets\/.*\.js/, () => undefined) // never answered
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toHaveText(/Loading…\s+Preparing your experience\.\.\./)
    // Left before the next step: this page may not have asked for the app yet, and would note there that it was reloaded.
    await page.goto('about:blank')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
  await test.step('the app itself cannot be fetched', async () => {
    await page.route(/\/assets\/index-.*\.js/, (route) => route.abort())
    const loads = countLoads(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Loading Error' })).toBeVisible(AFTER_RELOAD)
    expect(loads).toHaveLength(2)
    await page.unrouteAll()
    await page.evaluate(() => sessionStorage.clear())
  })
  await test.step('a missing root element', async () => {
    await page.route('/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="elsewhere"') })
    })
    await page.goto('/')
    await expectLoadingError(page)
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('a render that fails', async () => {
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
})

/** Keeps back a chunk until the returned function is called. */
async function hold(page: Page, chunk: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(chunk, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('SHELL-49 SHELL-72 while a page arrives a spinner says Loading...; while another page loads the old one stays and the status says Loading...; an unhandled rejection is logged and changes nothing on the page', async ({
  page,
}) => {
  await test.step('the first page', async () => {
    const release = await hold(page, guideChunk)
    await page.goto('/guide')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...')
    release()
    await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  })
  await test.step('an unhandled rejection', async () => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await page.evaluate(() => {
      setTimeout(() => Promise.reject(new Error('nobody waits for this')))
    })
    await expect.poll(() => logged.join('\n')).toContain('nobody waits for this')
    await expect(page.getByRole('heading', { name: 'User Guide' })).toBeVisible()
  })
  await test.step('another page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
    const release = await hold(page, /\/assets\/help-page-.*\.js/)
    await page.getByRole('main').getByRole('link', { name: /Help/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  })
})
