import type { Browser, Locator, Page } from '@playwright/test'
import { slower } from '../slow-phone.ts'

/** Long lists have many controls of one kind; the first ones show how long they take. */
const MOST_CONTROLS = 14
const SETTLE_MS = 1500
const PAUSE_MS = 350
const TYPED = 'perce'

export interface Press {
  name: string
  ms: number
}

declare global {
  var pressDurations: number[]
}

/** Runs in the page, before its own scripts. */
function observe(local: Record<string, string>): void {
  for (const [key, value] of Object.entries(local))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  globalThis.pressDurations = []
  // Without the threshold only presses of more than 104 ms are told.
  const everyPress = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.pressDurations.push(duration)
  }).observe(everyPress)
}

/** Presses the theme, the search and every control of a page once, and types into its fields; the page is opened in an empty browser. */
export async function pressEverything(
  browser: Browser,
  address: string,
  route: string,
  local: Record<string, string>,
): Promise<Press[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const presses: Press[] = []
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await page.addInitScript(observe, local)
    const open = async () => {
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goto(address + route, { waitUntil: 'networkidle' })
      await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
      await page.waitForTimeout(SETTLE_MS)
    }
    const time = async (name: string, press: () => Promise<void>) => {
      await page.evaluate(() => {
        globalThis.pressDurations = []
      })
      await press()
      await page.waitForTimeout(PAUSE_MS)
      // A press that leaves the page is told by the page that it leaves; it is measured as long as the app stays.
      const durations = await page.evaluate(() => globalThis.pressDurations)
      if (durations.length > 0) presses.push({ name, ms: Math.max(...durations) })
    }
    await open()
    for (const name of [/^Switch to dark/, /^Switch to light/])
      await time(`${name}`, () => page.getByRole('button', { name }).first().click())
    await time('open the search', () => page.getByRole('button', { name: 'Search' }).first().click())
    await time('type into the search', () => page.keyboard.type(TYPED, { delay: 120 }))
    await page.keyboard.press('Escape')
    await open()
    const controls = page.locator(
      'main :is(button, summary, select, [role=tab], input:not([type=file]), textarea)',
    )
    const count = Math.min(await controls.count(), MOST_CONTROLS)
    for (let place = 0; place < count; place += 1) {
      const control = controls.nth(place)
      if (!(await control.isVisible()) || !(await control.isEnabled())) continue
      const name = await nameOf(control)
      await time(name, () => use(page, control))
      const isDialogOpen = (await page.locator('dialog[open]').count()) > 0
      if (isDialogOpen || new URL(page.url()).pathname !== route) await open()
    }
    return presses
  } finally {
    await context.close()
  }
}

const nameOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return text || `${element.tagName.toLowerCase()} ${element.getAttribute('type') ?? ''}`
  })

async function use(page: Page, control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  )
  if (kind === 'range') {
    await control.focus()
    await page.keyboard.press('ArrowRight')
  } else if (['text', 'search', 'textarea', 'number', 'email'].includes(kind)) {
    await control.click()
    await page.keyboard.type(TYPED, { delay: 120 })
  } else if (kind === 'select') {
    await control.focus()
    await page.keyboard.press('ArrowDown')
  } else await control.click({ timeout: 3000 }).catch(() => undefined)
}
