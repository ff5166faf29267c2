/**
 * Lets the app open without a network after the first visit. The build puts its own facts in place of BUILD.
 *
 * - Pages come from the network while there is one, so nobody sees an old version; without one, the page of this build that
 *   serves every address.
 * - Files under /assets/ carry a hash of their content: once fetched they are right for ever.
 * - Everything else (functions, rows, sign-in, settings of the server) is never kept.
 */

/** @type {{ version: string, shell: string[], rest: string[], assets: string[] }} */
const BUILD = __BUILD__

const PAGE_CACHE = `ekagra-page-${BUILD.version}`
const ASSET_CACHE = 'ekagra-assets'
/** A network that takes longer for a page than this is no network. */
const PATIENCE_MS = 6000
/** How many files are fetched side by side: enough to fill a network, few enough to leave room for the page. */
const GROUP = 24

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
// What the first page fetched before this worker was there.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'visited') event.waitUntil(keepAssets(event.data.paths))
  if (event.data?.type === 'rest') event.waitUntil(keepAssets(BUILD.rest))
})

async function install() {
  const page = await caches.open(PAGE_CACHE)
  await page.addAll(BUILD.shell.filter((path) => !path.startsWith('/assets/')))
  await keepAssets(BUILD.shell)
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

async function keepAssets(paths) {
  const cache = await caches.open(ASSET_CACHE)
  const current = new Set(BUILD.assets)
  const missing = []
  for (const path of paths)
    if (current.has(path) && !(await cache.match(path, { ignoreVary: true }))) missing.push(path)
  // A group is kept wholly or not at all: a network that breaks in between costs one group, and the next visit goes on there.
  for (let at = 0; at < missing.length; at += GROUP) await cache.addAll(missing.slice(at, at + GROUP))
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
