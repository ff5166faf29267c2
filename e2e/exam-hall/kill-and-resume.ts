import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Random } from '@ekagra/questions/kit/random/random'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../tools/find-browser.mjs'

/** What happens to the browser or to the device between two openings of a paper. */
const KINDS = [
  'browser killed',
  'tab crashed',
  'clock moved on',
  'clock moved back',
  'network cut',
  'storage full',
] as const
type Kind = (typeof KINDS)[number]

export interface Finding {
  count: number
  /** Answers that the screen had confirmed and that are not there any more. */
  lost: number
  /** The largest difference between the time left before and after. */
  worstMs: number
}

const HOUR = 3_600_000

const launch = async (folder: string, clockShift = 0): Promise<BrowserContext> => {
  const browser = findBrowser()
  const context = await chromium.launchPersistentContext(folder, {
    ...(browser && { executablePath: browser }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'],
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'allow',
  })
  if (clockShift !== 0)
    await context.addInitScript((shift) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + shift
    }, clockShift)
  return context
}

/** The states that the palette shows: what the screen has confirmed. */
const readPalette = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('aside [data-state]')].map((button) => [
        button.textContent?.trim() ?? '',
        button.dataset.state ?? '',
      ]),
    ),
  )

const isAnswered = (state: string | undefined) => state === 'answered' || state === 'answered-and-marked'

/** Time left on the clock of the screen, in milliseconds. */
async function readClock(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? ''
  const [minutes = '0', seconds = '0'] = text.trim().split(':')
  return (Number(minutes) * 60 + Number(seconds)) * 1000
}

async function startPaper(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/exams/start/ssc-cgl`)
  await page.getByText('Ready on this device').waitFor({ timeout: 60_000 })
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'Start the paper' }).click()
  await page.getByRole('timer').waitFor()
  return page.url()
}

/**
 * A few random steps; the last one may still be on its way when the browser dies. Only a cleared answer is waited for: it
 * would look like a lost one.
 */
async function act(page: Page, random: Random): Promise<void> {
  for (let step = random.int(1, 4); step > 0; step -= 1) {
    if (random.chance(0.8)) await page.keyboard.press(random.pick(['a', 'b', 'c', 'd']))
    const key = random.pick(['Enter', 'Enter', 'm', 'ArrowRight', 'ArrowLeft', 'x'])
    await page.keyboard.press(key)
    if (key === 'x')
      await page
        .locator('aside [aria-current="step"]:not([data-state^="answered"])')
        .waitFor({ state: 'attached' })
    await page.waitForTimeout(random.int(0, 120))
  }
}

/** Ends the whole browser, or one tab of it, at once and without a word, as a crash or a dead battery does. */
async function crash(
  context: BrowserContext,
  page: Page,
  what: 'Browser.crash' | 'Page.crash',
): Promise<number> {
  const session = await context.newCDPSession(page)
  const hasDied = new Promise((resolve) => {
    page.once('crash', resolve)
    context.once('close', resolve)
  })
  const at = Date.now()
  // Whatever dies cannot answer any more.
  const patience = new Promise((resolve) => setTimeout(resolve, 2000))
  await Promise.race([session.send(what).catch(() => undefined), hasDied, patience])
  return at
}

interface StoredProgress {
  elapsedMs: number
  breaks: number
  answers: unknown[]
}

/** What the database holds of the paper: it is written when the paper is opened, before anything else happens. */
const readProgress = (page: Page): Promise<StoredProgress> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const id = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
        const opening = indexedDB.open('ekagra')
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('paperProgress').objectStore('paperProgress').get(id)
          reading.onsuccess = () => {
            database.close()
            const { elapsedMs, breaks, answers } = reading.result ?? {}
            resolve({ elapsedMs: Number(elapsedMs), breaks: Number(breaks), answers: answers ?? [] })
          }
        }
      }),
  )

/** From now on nothing can be stored. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    Storage.prototype.setItem = refuse
  })

/** The clock is stored twice a second, and the screen shows whole seconds. */
const MOST_MS = 1500

/** No confirmed answer lost, and the time left right to the second. */
export const isLossless = (findings: ReadonlyMap<string, Finding>): boolean =>
  [...findings.values()].every(({ lost, worstMs }) => lost === 0 && worstMs <= MOST_MS)

const TOTAL_MS = 60 * 60_000

/** Opens one paper over and over, and compares what was confirmed before with what is there after. */
export async function killAndResume(
  address: string,
  runs: number,
  random: Random,
): Promise<Map<Kind, Finding>> {
  const findings = new Map<Kind, Finding>(KINDS.map((kind) => [kind, { count: 0, lost: 0, worstMs: 0 }]))
  const folder = mkdtempSync(join(tmpdir(), 'ekagra-kills-'))
  let context = await launch(folder)
  let page = context.pages()[0] ?? (await context.newPage())
  let paper = await startPaper(page, address)
  try {
    for (let run = 0; run < runs; run += 1) {
      const kind = KINDS[run % KINDS.length] ?? 'browser killed'
      const finding = findings.get(kind)
      if (!finding) continue
      if (kind === 'network cut') await context.setOffline(true)
      await act(page, random)
      await page.waitForTimeout(random.int(0, 900))
      const [palette, left, readAt] = [await readPalette(page), await readClock(page), Date.now()]
      const { breaks, answers } = await readProgress(page)
      if (kind === 'storage full') {
        await fillStorage(page)
        await page.keyboard.press('a')
        await page.keyboard.press('Enter')
        // An answer that could not be stored is not confirmed without a word.
        await page.getByText('Your answers are not being kept on this device').waitFor()
      }
      let killedAt = Date.now()
      if (kind === 'tab crashed' || kind === 'storage full') {
        const crashed = page
        killedAt = await crash(context, crashed, 'Page.crash')
        page = await context.newPage()
        await crashed.close().catch(() => undefined)
        await page.goto(paper)
      } else if (kind === 'network cut') {
        await context.setOffline(false)
        killedAt = Date.now()
        await page.reload()
      } else {
        killedAt = await crash(context, page, 'Browser.crash')
        await context.close().catch(() => undefined)
        const shift = kind === 'clock moved on' ? 5 * HOUR : kind === 'clock moved back' ? -5 * HOUR : 0
        context = await launch(folder, shift)
        page = context.pages()[0] ?? (await context.newPage())
        await page.goto(paper)
      }
      await page.getByRole('timer').waitFor({ timeout: 60_000 })
      let resumed = await readProgress(page)
      for (let tries = 0; resumed.breaks === breaks && tries < 50; tries += 1) {
        await page.waitForTimeout(100)
        resumed = await readProgress(page)
      }
      const after = await readPalette(page)
      finding.count += 1
      // The palette shows one section; the paper opens where it was closed, so it is the same one.
      for (const [number, state] of Object.entries(palette))
        if (isAnswered(state) && !isAnswered(after[number])) finding.lost += 1
      for (const [index, answer] of answers.entries())
        if (answer !== null && resumed.answers[index] !== answer) finding.lost += 1
      // The screen counts in whole seconds: on average half a second more than is left.
      const due = left - 500 - (killedAt - readAt)
      if (kind !== 'storage full')
        finding.worstMs = Math.max(finding.worstMs, Math.round(Math.abs(TOTAL_MS - resumed.elapsedMs - due)))
      if (TOTAL_MS - resumed.elapsedMs < 10 * 60_000) paper = await startPaper(page, address)
    }
  } finally {
    await context.close().catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
  return findings
}
