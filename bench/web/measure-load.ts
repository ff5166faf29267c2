import type { Browser } from '@playwright/test'

/** What Lighthouse calls 'mobile', as its throttling by the browser applies it. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const SLOWER = 4
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
  /** Everything asked for until the page was interactive. */
  requests: number
}

/** Opens a page once in an empty browser on a slow phone. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
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
    await client.send('Network.emulateNetworkConditions', NETWORK)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    let requests = 0
    let open = 0
    let lastChange = Date.now()
    page.on('request', () => {
      requests += 1
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
    const blocking = figures.tasks
      .filter(({ start }) => start >= figures.firstPaint)
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0)
    return {
      firstPaint: figures.firstPaint,
      largestPaint: figures.largestPaint,
      blocking,
      shift: figures.shift,
      requests,
    }
  } finally {
    await context.close()
  }
}

declare global {
  var loadFigures: {
    firstPaint: number
    largestPaint: number
    shift: number
    lastTaskEnd: number
    tasks: { start: number; duration: number }[]
  }
}

/** Runs in the page, before its own scripts. */
function observe() {
  const figures: typeof globalThis.loadFigures = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    lastTaskEnd: 0,
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
  watch('longtask', (entry) => {
    figures.tasks.push({ start: entry.startTime, duration: entry.duration })
    figures.lastTaskEnd = entry.startTime + entry.duration
  })
}
