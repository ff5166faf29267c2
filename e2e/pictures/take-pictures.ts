/**
 * `npm run screenshots`: a picture of every screen at three widths, light and dark, into screenshots/, with a contact sheet.
 * `-- --only home,results --widths 360,1280 --themes dark` takes some of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildWebIfChanged } from '../../tools/build-web.mjs'
import { findBrowser } from '../../tools/find-browser.mjs'
import { root } from '../../tools/paths.mjs'
import { runFreshServer } from '../support/run-fresh-server.ts'
import { seedAdminArea } from './admin-data.ts'
import { adminScreens } from './admin-screens.ts'
import { contactSheet, type Picture } from './contact-sheet.ts'
import { hallScreens } from './hall-screens.ts'
import { journeyScreens } from './journey-screens.ts'
import { seedLearner } from './learner-data.ts'
import { liveScreens } from './live-screens.ts'
import type { Screen } from './screen.ts'
import { studyScreens } from './study-screens.ts'

const ADMIN_PASSWORD = 'pictures-of-every-screen-1'
const HEIGHTS: Record<number, number> = { 360: 800, 768: 1024, 1280: 900 }

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,768,1280' },
    themes: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: join(root, 'screenshots') },
  },
})
const list = (text: string) => text.split(',').filter(Boolean)
const only = list(values.only)
const isWanted = ({ name }: Screen) => only.length === 0 || only.includes(name)
const pictures: Picture[] = []
const problems: string[] = []

interface Look {
  width: number
  theme: string
}

async function openPage(browser: Browser, baseURL: string, { width, theme }: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: sizeOf({ width, theme }),
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: width < 768,
  })
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.goto('/privacy')
  return page
}

async function take(page: Page, { name, path, language, seed, act, isOverlay = false }: Screen, look: Look) {
  const file = `${name}-${look.width}-${look.theme}.png`
  try {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language ?? 'en')
    await seed?.(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await act?.(page)
    await settle(page)
    if (!isOverlay) await unroll(page, look)
    await page.screenshot({ path: join(values.out, file), animations: 'disabled' })
    pictures.push({ screen: name, look: `${look.width} ${look.theme}`, file })
  } catch (error) {
    problems.push(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
  await page.setViewportSize(sizeOf(look))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

const sizeOf = ({ width }: Look) => ({ width, height: HEIGHTS[width] ?? 900 })

/** Makes the window as long as the page, so that bars at the bottom are at the bottom of the picture. */
async function unroll(page: Page, look: Look): Promise<void> {
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  const { width, height } = sizeOf(look)
  await page.setViewportSize({ width, height: Math.max(height, length) })
}

/** Waits until fonts and requests are loaded, and scrolls once so that lazy parts load too. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
  // Lets fades and short toasts end.
  await page.waitForTimeout(400)
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The printed password works once; then the admin must choose a new one. */
async function choosePassword(browser: Browser, server: Awaited<ReturnType<typeof runFreshServer>>) {
  const page = await openPage(browser, server.address, { width: 1280, theme: 'light' })
  await signIn(page, server.email, server.password)
  await page.getByLabel('One-time password, once more').fill(server.password)
  await page.getByLabel('New password', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByLabel('New password, once more').fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.context().close()
}

mkdirSync(values.out, { recursive: true })
await buildWebIfChanged()
const server = await runFreshServer()
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const wantsAdmin = adminScreens.some(isWanted)
  if (wantsAdmin) {
    await seedAdminArea(server)
    await choosePassword(browser, server)
  }
  for (const width of list(values.widths).map(Number)) {
    for (const theme of list(values.themes)) {
      const look = { width, theme }
      const page = await openPage(browser, server.address, look)
      await seedLearner(page)
      for (const screen of [...journeyScreens, ...studyScreens, ...hallScreens, ...liveScreens].filter(
        isWanted,
      ))
        await take(page, screen, look)
      if (wantsAdmin) {
        await take(page, { name: 'admin-sign-in', path: '/admin' }, look)
        await signIn(page, server.email, ADMIN_PASSWORD)
        await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
        for (const screen of adminScreens.filter(isWanted)) await take(page, screen, look)
      }
      await page.context().close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
writeFileSync(join(values.out, 'index.html'), contactSheet(pictures, new Date()))
process.stdout.write(`${pictures.length} pictures in ${values.out}, see index.html there\n`)
for (const problem of problems) process.stderr.write(`not taken: ${problem}\n`)
process.exit(problems.length === 0 ? 0 : 1)
