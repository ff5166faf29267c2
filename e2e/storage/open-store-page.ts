import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, type Page, test } from '@playwright/test'
import type {} from './store-page.ts'

/** Nothing is served there: the tests answer every request to it themselves. */
export const SECURE_ORIGIN = 'https://stores.test'
/** A plain address, as on a home network: no Web Locks, no persistent storage. */
export const PLAIN_ORIGIN = 'http://stores.test'

const HTML = '<!doctype html><title>Stores</title><script type="module" src="/stores.js"></script>'

let stores: Promise<string> | undefined

async function bundleStores(): Promise<string> {
  // Most workers find it made.
  const { build } = await import('vite')
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

/** The first worker bundles them, and leaves them for the others in a folder that is emptied when a run begins. */
async function findStores(): Promise<string> {
  const folder = test.info().project.outputDir
  const file = join(folder, 'stores.js')
  if (existsSync(file)) return readFile(file, 'utf8')
  const code = await bundleStores()
  await mkdir(folder, { recursive: true })
  // Whole or not at all, for another worker may be reading.
  await writeFile(`${file}.${process.pid}`, code)
  await rename(`${file}.${process.pid}`, file)
  return code
}

/** Answers for a whole context, so that pages opened later find it too. */
export async function serveStorePage(
  context: BrowserContext,
  headers: Record<string, string> = {},
): Promise<void> {
  stores ??= findStores()
  const code = await stores
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
