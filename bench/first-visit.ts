/**
 * `node bench/first-visit.ts`: a first visit at 400 kbit/s with 400 ms of delay, then life without a network. Prints when home can be
 * used, how much is kept before the learner asks for more, and which pages open after the server is gone: first with what every visit
 * keeps, then with everything. Exits with 1 when home takes over 5 s or a page does not open.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../tools/find-browser.mjs'
import { LEARNER_ROUTES } from '../tools/measure-page-weight.mjs'
import { startServer } from './web/start-server.ts'

const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
}
const USABLE_WITHIN_MS = 5000
const ROUTES = [...LEARNER_ROUTES, '/exams/start/ssc-cgl', '/category/mathematics', '/subcategory/percentage']

/** The time from the first request to a field that keeps what is typed into it. */
async function openHomeSlowly(context: BrowserContext, page: Page, address: string): Promise<number> {
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW)
  const start = Date.now()
  await page.goto(address, { waitUntil: 'commit' })
  // The landing before it is a picture of the page.
  await page.waitForFunction(
    () => document.getElementById('landing') === null && document.querySelector('main input') !== null,
    undefined,
    { polling: 50, timeout: 60_000 },
  )
  const took = Date.now() - start
  const field = page.locator('main input').first()
  await field.fill('percentage')
  if ((await field.inputValue()) !== 'percentage') throw new Error('home does not keep what is typed')
  await client.send('Network.emulateNetworkConditions', {
    ...SLOW,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  return took
}

const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('ekagra-assets')).keys()).length)

/** Waits until the service worker is in control and has stopped fetching. */
async function waitForShell(page: Page): Promise<number> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 120_000,
  })
  let kept = await keptFiles(page)
  for (;;) {
    await page.waitForTimeout(3000)
    const now = await keptFiles(page)
    if (now === kept) return kept
    kept = now
  }
}

/** The routes that show no heading of their own, or an error. */
async function closedRoutes(page: Page, address: string): Promise<string[]> {
  const closed: string[] = []
  for (const route of ROUTES) {
    await page.goto(address + route)
    const heading = page.getByRole('heading', { level: 1 }).first()
    const isShown = await heading.waitFor({ timeout: 15_000 }).then(
      () => true,
      () => false,
    )
    const hasFailed = (await page.getByText('Unexpected Application Error!').count()) > 0
    if (!isShown || hasFailed) closed.push(route)
  }
  return closed
}

/** A practice from its set-up to the first checked answer, and a paper to its first question. */
async function workOffline(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/practice?topic=percentage`)
  await page
    .getByRole('button', { name: /^Start|^Generate/ })
    .first()
    .click()
  await page.getByRole('radio').first().click({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Check' }).click()
  await page
    .getByText(/Correct answer/)
    .first()
    .waitFor()
  await page.goto(`${address}/exams/start/ssc-cgl`)
  await page.getByText('Ready on this device').waitFor({ timeout: 60_000 })
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'Start the paper' }).click()
  await page.getByRole('timer').waitFor()
}

const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  for (const isEverythingKept of [false, true]) {
    const server = await startServer()
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
    const page = await context.newPage()
    const usable = await openHomeSlowly(context, page, server.address)
    const speed = await page.evaluate(() => {
      const connection: unknown = Reflect.get(navigator, 'connection')
      return typeof connection === 'object' && connection !== null
        ? `${Reflect.get(connection, 'effectiveType')}`
        : 'unknown'
    })
    console.log(`home could be used after ${(usable / 1000).toFixed(1)} s (the browser calls it ${speed})`)
    if (usable > USABLE_WITHIN_MS) process.exitCode = 1
    console.log(`kept without being asked: ${await waitForShell(page)} files`)
    if (isEverythingKept) {
      await page.goto(`${server.address}/menu`)
      const download = page.getByRole('button', { name: /^Download everything/ })
      if ((await download.count()) > 0) await download.click()
      await page.getByText(/^Everything is on this device \(/).waitFor({ timeout: 120_000 })
      console.log(`kept when asked for everything: ${await keptFiles(page)} files`)
    }
    await server.stop()
    const closed = await closedRoutes(page, server.address)
    console.log(
      `without a network ${ROUTES.length - closed.length} of ${ROUTES.length} routes open; closed: ${closed.join(' ') || 'none'}`,
    )
    if (closed.length > 0) process.exitCode = 1
    if (isEverythingKept) {
      await workOffline(page, server.address)
      console.log('without a network a practice is answered and an exam paper begun')
    }
    await context.close()
  }
} finally {
  await browser.close()
}
