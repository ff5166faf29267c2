import { type BrowserContext, test as base, type Page } from '@playwright/test'

/** A context that the tests of a worker share, and a page that keeps its renderer alive between them. */
interface Kept {
  context: BrowserContext
  keeper: Page
}

const STORED = 'cookies,indexeddb,local_storage,service_workers,cache_storage,file_systems'

/** A fake clock belongs to the context and cannot be removed from it. */
const hasFakeClock = async (page: Page) =>
  page.isClosed() || (await page.evaluate(() => 'isFake' in Date).catch(() => true))

async function empty({ context, keeper }: Kept): Promise<void> {
  // A server that a test has started is an origin of its own.
  const origins = new Set(context.pages().map((page) => new URL(page.url()).origin))
  for (const page of context.pages()) if (page !== keeper) await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.setOffline(false)
  const client = await context.newCDPSession(keeper)
  for (const origin of origins) {
    if (origin.startsWith('http'))
      await client.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
  }
  await client.detach()
}

/**
 * Each test has a page of its own in a context that the tests of a worker share, with nothing stored. The context keeps what the
 * browser has cached: the app's code, fetched and compiled. Loading and compiling it anew took half of a short test.
 */
export const test = base.extend<object, { kept: { now?: Kept } }>({
  kept: [
    async ({ browser }, use) => {
      const kept: { now?: Kept } = {}
      await use(kept)
      if (browser.isConnected()) await kept.now?.context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, baseURL }, use) => {
    if (kept.now === undefined) {
      const context = await browser.newContext()
      const keeper = await context.newPage()
      await keeper.goto(new URL('/robots.txt', baseURL).href)
      kept.now = { context, keeper }
    }
    const { context, keeper } = kept.now
    await use(context)
    const isFaked = await Promise.all([keeper, ...context.pages()].map(hasFakeClock))
    if (isFaked.some(Boolean)) {
      delete kept.now
      await context.close()
    } else await empty({ context, keeper })
  },
  page: async ({ context }, use) => {
    await use(await context.newPage())
  },
})
