/**
 * Lets the app open without a network after the first visit. The build puts its own facts in place of BUILD.
 *
 * - Pages come from the network while there is one, so nobody sees an old version; without one, the page of this build that
 *   serves every address.
 * - Files under /assets/ carry a hash of their content: once fetched they are right for ever.
 * - Everything else (functions, rows, sign-in, settings of the server) is never kept.
 */

/** @type {{ version: string, shell: string[], rest: string[], assets: string[], bytes: number }} */
const BUILD = __BUILD__

const PAGE_CACHE = `ekagra-page-${BUILD.version}`
const ASSET_CACHE = 'ekagra-assets'
/** A network that takes longer for a page than this is no network. */
const PATIENCE_MS = 6000
/** How many files are fetched side by side when a learner waits for them: enough to fill a network. */
const GROUP = 24
/** Nobody waits for what is fetched in the background, and a cheap phone has a page to draw meanwhile. */
const BACKGROUND_GROUP = 6
const BACKGROUND_PAUSE_MS = 100

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
  else if (BUILD.shell.includes(url.pathname)) event.respondWith(openShellFile(request))
})

/** Everything that the app needs without a network. */
const KEPT = [...BUILD.shell.filter((path) => path.startsWith('/assets/')), ...BUILD.rest]
/** Set by a page whose learner presses Stop. */
let isStopped = false

const messages = {
  /** What the first page fetched before this worker was there. */
  visited: ({ paths }) => keepInBackground(paths),
  rest: () => keepInBackground(BUILD.rest),
  /** Whether a script is part of this build; a page whose script is not was made by an older one. */
  'is-current': async ({ path }, answer) => answer(BUILD.assets.includes(path)),
  'offline-state': async (_, answer) => answer(await offlineState()),
  'keep-all': async (_, answer) => {
    isStopped = false
    try {
      await keepAssets(KEPT, GROUP, async () => {
        answer(await offlineState())
        return !isStopped
      })
      answer({ ...(await offlineState()), isOver: true })
    } catch {
      answer({ ...(await offlineState()), isOver: true, hasFailed: true })
    }
  },
  stop: async () => {
    isStopped = true
  },
}
self.addEventListener('message', (event) => {
  const answer = (value) => event.ports?.[0]?.postMessage(value)
  const work = messages[event.data?.type]?.(event.data, answer)
  if (work) event.waitUntil(work)
})

async function install() {
  const page = await caches.open(PAGE_CACHE)
  await page.addAll(BUILD.shell.filter((path) => !path.startsWith('/assets/')))
  await keepInBackground(BUILD.shell)
  // Pages always come from the newest build, so a new worker need not wait for old tabs to close.
  await self.skipWaiting()
}

/** Old pages go, and every file that this build no longer has. */
async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith('ekagra-page-') && name !== PAGE_CACHE) await caches.delete(name)
  const cache = await caches.open(ASSET_CACHE)
  const current = new Set(BUILD.assets)
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request)
  await self.clients.claim()
}

/** The names of the files that are kept by now. */
async function keptPaths() {
  const keys = await (await caches.open(ASSET_CACHE)).keys()
  return new Set(keys.map(({ url }) => new URL(url).pathname))
}

async function offlineState() {
  const kept = await keptPaths()
  return { kept: KEPT.filter((path) => kept.has(path)).length, of: KEPT.length, bytes: BUILD.bytes }
}

const keepInBackground = (paths) =>
  keepAssets(paths, BACKGROUND_GROUP, async () => {
    await new Promise((resolve) => setTimeout(resolve, BACKGROUND_PAUSE_MS))
    return !isStopped
  })

/** Asks after each group whether to go on. */
async function keepAssets(paths, group, goesOn) {
  const [cache, kept, current] = [await caches.open(ASSET_CACHE), await keptPaths(), new Set(BUILD.assets)]
  const missing = paths.filter((path) => current.has(path) && !kept.has(path))
  // A group is kept wholly or not at all: a network that breaks in between costs one group, and the next visit goes on there.
  for (let at = 0; at < missing.length; at += group) {
    await cache.addAll(missing.slice(at, at + group))
    if (!(await goesOn())) return
  }
}

async function openPage(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    // A server that is just restarting, or a proxy before it, has no page to show.
    if (response.status < 500) return response
    throw new Error(`${response.status}`)
  } catch (reason) {
    const kept = await caches.match('/app.html', { cacheName: PAGE_CACHE, ignoreVary: true })
    if (kept) return kept
    throw reason
  }
}

async function openAsset(request) {
  const cache = await caches.open(ASSET_CACHE)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) await cache.put(request, response.clone()).catch(() => undefined)
  return response
}

async function openShellFile(request) {
  try {
    return await fetch(request)
  } catch (reason) {
    const kept = await caches.match(request, { cacheName: PAGE_CACHE, ignoreVary: true })
    if (kept) return kept
    throw reason
  }
}
