import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'vite'
import type {} from './store-page.ts'

/** Nothing is served there: the tests answer every request to it themselves. */
export const SECURE_ORIGIN = 'https://stores.test'
/** A plain address, as on a home network: no Web Locks, no persistent storage. */
export const PLAIN_ORIGIN = 'http://stores.test'

const HTML = '<!doctype html><title>Stores</title><script type="module" src="/stores.js"></script>'

let bundling: Promise<string> | undefined

async function bundleStores(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL('store-page.ts', import.meta.url)), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('the stores were not bundled')
  return chunk.code
}

/** Answers for a whole context, so that pages opened later find it too. */
export async function serveStorePage(
  context: BrowserContext,
  headers: Record<string, string> = {},
): Promise<void> {
  bundling ??= bundleStores()
  const code = await bundling
  await context.route(/\/\/stores\.test\//, (route) =>
    route.request().url().endsWith('/stores.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: code,
          // A sandboxed page has no origin and requests its script as another site would.
          headers: { 'Access-Control-Allow-Origin': '*' },
        })
      : route.fulfill({ contentType: 'text/html', body: HTML, headers }),
  )
}

export async function openStorePage(context: BrowserContext, origin = SECURE_ORIGIN): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  await page.waitForFunction(() => 'stores' in window)
  return page
}
