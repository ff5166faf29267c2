import { brotliCompressSync, constants } from 'node:zlib'

/** Every page of the learner that has a fixed address. */
export const LEARNER_ROUTES = [
  '/',
  '/practice',
  '/test',
  '/exams',
  '/exams/own',
  '/history',
  '/notes',
  '/notes/create',
  '/doubt-solver',
  '/current-affairs',
  '/news',
  '/files',
  '/favorites',
  '/categories',
  '/weakness',
  '/search',
  '/menu',
  '/guide',
  '/help',
  '/privacy',
]

/** The routes of the learner and the admin, each opened first in an empty browser. */
export const ROUTES = [
  '/',
  '/search',
  '/practice',
  '/test',
  '/practice/session',
  '/practice/results?id=x&score=1&total=2&topic=Trains',
  '/history',
  '/notes',
  '/doubt-solver',
  '/current-affairs',
  '/files',
  '/live',
  '/favorites',
  '/categories',
  '/news',
  '/weakness',
  '/menu',
  '/guide',
  '/help',
  '/privacy',
  '/admin',
]

/** @param {Buffer} body */
function brotliSize(body) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
}

/**
 * Opens a page and waits until the app has taken the place of the landing and nothing is fetched any more.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
async function openUntilQuiet(page, url) {
  await page.goto(url)
  await page.locator('#first-paint').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

/**
 * The brotli-compressed bytes of script and style that a page asks for until the network is quiet.
 * Measured in a browser, so that everything the page loads is counted, however it is imported.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
export async function measurePageWeight(page, url) {
  /** @type {Promise<{ kind: string, size: number }>[]} */
  const files = []
  /** @param {import('@playwright/test').Response} response */
  const note = (response) => {
    // Not by what asked for it: a script that was announced is of another kind to the browser.
    const kind = /javascript|css/.exec(response.headers()['content-type'] ?? '')?.[0]
    if (!kind) return
    files.push(response.body().then((body) => ({ kind, size: brotliSize(body) })))
  }
  page.on('response', note)
  await openUntilQuiet(page, url)
  // Files that a page prefetches later do not count.
  page.off('response', note)
  const measured = await Promise.all(files)
  /** @param {string} kind */
  const sum = (kind) =>
    measured.filter((file) => file.kind === kind).reduce((total, file) => total + file.size, 0)
  return { script: sum('javascript'), style: sum('css') }
}

/**
 * What a page asks for until its network rests: documents, scripts, styles, fonts, pictures and data.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
export async function listRequests(page, url) {
  /** @type {string[]} */
  const asked = []
  /** @param {import('@playwright/test').Request} request */
  const note = (request) => asked.push(new URL(request.url()).pathname)
  page.on('request', note)
  await openUntilQuiet(page, url)
  page.off('request', note)
  return asked
}
