/**
 * `node prerender.ts / /practice ...` prints the HTML of these pages as a first visit sees them, as JSON. A process of its
 * own, because it makes itself look like a browser.
 */
import 'fake-indexeddb/auto'
import { performance } from 'node:perf_hooks'
import { JSDOM } from 'jsdom'
import { createServer } from 'vite'
import type { IsIdleFor } from './src/prerender.tsx'

const ORIGIN = 'http://localhost'

/** What a page may touch while it is rendered and jsdom does not have: nothing is near, nothing matches, nothing arrives. */
const MISSING = {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  fetch: () => new Promise(() => undefined),
  scrollTo: () => undefined,
}

/** Lets code of the browser run here: what jsdom has and Node has not becomes global. */
function becomeBrowser(): void {
  const { window } = new JSDOM('<!doctype html><html lang="en-IN"><body></body></html>', {
    url: ORIGIN,
    pretendToBeVisual: true,
  })
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis)) define(name, Reflect.get(window, name))
  for (const name of [
    'navigator',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
    'Event',
    'EventTarget',
    'CustomEvent',
  ])
    define(name, Reflect.get(window, name))
  define('window', window)
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    define(name, window[name].bind(window))
  for (const [name, value] of Object.entries(MISSING)) {
    define(name, value)
    Object.defineProperty(window, name, { value, configurable: true, writable: true })
  }
}

/** What still loads keeps this process busy. On a busy machine the wait is longer than asked for: that is not taken for idleness. */
const isIdleFor: IsIdleFor = async (ms) => {
  const [before, started] = [performance.eventLoopUtilization(), performance.now()]
  await new Promise((resolve) => setTimeout(resolve, ms))
  return performance.eventLoopUtilization(before).utilization < 0.2 && performance.now() - started < 2 * ms
}

becomeBrowser()
const vite = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { renderPage } = await vite.ssrLoadModule('/src/prerender.tsx')
const pages: Record<string, string> = {}
for (const path of process.argv.slice(2)) pages[path] = await renderPage(path, isIdleFor)
// Open channels and databases of the app would keep the process alive.
process.stdout.write(JSON.stringify(pages), () => process.exit())
