import type { Browser, Page } from '@playwright/test'
import { slower } from '../slow-phone.ts'
import type { State } from './states.ts'

/** What Lighthouse calls 'mobile', as its throttling by the browser applies it. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
/** A page is interactive when the network and the processor have both rested for this long. */
const QUIET_MS = 2500
const LONGEST_MS = 45_000

export interface Load {
  /** All times in milliseconds since the navigation began. */
  firstPaint: number
  largestPaint: number
  /** The time beyond 50 ms of every long task after the first paint. */
  blocking: number
  shift: number
  /** Everything asked for until the page was interactive: shown, taken over by the app, and past its last long task. */
  requests: number
  /** The longest time from a press to the next picture; 0 where nothing is pressed. */
  press: number
}

/** Opens a page once in an empty browser on a slow phone. */
export async function measureLoad(
  browser: Browser,
  address: string,
  { path, session = {}, local = {}, prepare, presses }: Omit<State, 'name'>,
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    const url = address + (prepare ? await prepare(page, address) : path)
    // A paper is started in the same browser; its code comes anew like that of every other page.
    await client.send('Network.clearBrowserCache')
    await page.addInitScript(store, { session, local })
    await client.send('Network.emulateNetworkConditions', NETWORK)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const asked: number[] = []
    let open = 0
    let lastChange = Date.now()
    page.on('request', () => {
      asked.push(Date.now())
      open += 1
      lastChange = Date.now()
    })
    const settled = () => {
      open -= 1
      lastChange = Date.now()
    }
    page.on('requestfinished', settled)
    page.on('requestfailed', settled)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    const end = Date.now() + LONGEST_MS
    for (;;) {
      await page.waitForTimeout(250)
      const restedFor = await page.evaluate(() => performance.now() - globalThis.loadFigures.lastTaskEnd)
      const isQuiet = open <= 0 && Date.now() - lastChange > QUIET_MS && restedFor > QUIET_MS
      if (isQuiet || Date.now() > end) break
    }
    const figures = await page.evaluate(() => globalThis.loadFigures)
    const interactive = Math.max(figures.largestPaint, figures.takenOver, figures.lastTaskEnd)
    const blocking = figures.tasks
      .filter(({ start }) => start >= figures.firstPaint)
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0)
    return {
      press: presses ? await longestPress(page, await presses(page)) : 0,
      firstPaint: figures.firstPaint,
      largestPaint: figures.largestPaint,
      blocking,
      shift: figures.shift,
      // What is asked for later, nobody has waited for.
      requests: asked.filter((time) => time <= figures.start + interactive).length,
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page, before its own scripts. */
function store({ session, local }: { session: Record<string, string>; local: Record<string, string> }) {
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
}

/** What the browser itself calls interaction to next paint, in milliseconds. */
async function longestPress(page: Page, presses: readonly (() => Promise<void>)[]): Promise<number> {
  for (const press of presses) {
    await press()
    await page.waitForTimeout(400)
  }
  return page.evaluate(() => globalThis.loadFigures.longestPress)
}

declare global {
  var loadFigures: {
    /** When the navigation began, on the clock of the machine. */
    start: number
    /** When the app replaced the landing; 0 on a page without one. */
    takenOver: number
    firstPaint: number
    largestPaint: number
    shift: number
    lastTaskEnd: number
    longestPress: number
    tasks: { start: number; duration: number }[]
  }
}

/** Runs in the page, before its own scripts. */
function observe() {
  const figures: typeof globalThis.loadFigures = {
    start: performance.timeOrigin,
    takenOver: 0,
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    lastTaskEnd: 0,
    longestPress: 0,
    tasks: [],
  }
  globalThis.loadFigures = figures
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') figures.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    figures.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const value: unknown = Reflect.get(entry, 'value')
    if (typeof value === 'number') figures.shift += value
  })
  // Without the threshold only presses of more than 104 ms are told.
  const everyPress = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // A pointer that rests where the page comes up also causes events, which nobody waits for.
      if (Reflect.get(entry, 'interactionId'))
        figures.longestPress = Math.max(figures.longestPress, entry.duration)
    }
  }).observe(everyPress)
  let landing: HTMLElement | null = null
  const changes = new MutationObserver(() => {
    landing ??= document.getElementById('landing')
    if (!landing || landing.isConnected) return
    figures.takenOver = performance.now()
    changes.disconnect()
  })
  changes.observe(document, { childList: true, subtree: true })
  watch('longtask', (entry) => {
    figures.tasks.push({ start: entry.startTime, duration: entry.duration })
    figures.lastTaskEnd = entry.startTime + entry.duration
  })
}
