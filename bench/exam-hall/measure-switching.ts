import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../tools/find-browser.mjs'
import { phoneTakes, slower } from '../slow-phone.ts'

/** Two sections of a hundred questions: the largest palette there can be. */
const PATTERN = {
  id: 'own-bench',
  title: 'Two hundred',
  group: 'own',
  clock: { kind: 'common', minutes: 180 },
  sections: ['Quantitative Aptitude', 'General Awareness'].map((section) => ({
    title: section,
    short: section.split(' ')[0],
    parts: [{ questions: 100, form: 'option', right: [1, 1], wrong: [1, 4] }],
    syllabus: { exam: 'ssc-cgl', section },
  })),
  levels: [30, 50, 20],
  calculator: 'none',
  realOptions: 4,
  languages: [],
  cutOffs: [],
}

/** One press: how long it took, and what the question has that takes time to draw. */
export interface Switch {
  question: number
  ms: number
  formulas: number
  /** Lines, areas and texts of its figures. */
  shapes: number
}

export interface Switching {
  /** By the clock, on a slowed processor. What else runs on the machine counts too. */
  byClock: Switch[]
  /** The time that the page's own thread worked, on a processor that is not slowed, as a phone would take it. */
  byProcessor: Switch[]
}

/** From each press on a number of the palette to the painted question; the slowest first. Each way is a paper of its own. */
export async function measureSwitching(address: string): Promise<Switching> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return {
      byClock: slowestFirst(await switchByClock(await startPaper(browser, address))),
      byProcessor: slowestFirst(await switchByProcessor(browser, await startPaper(browser, address))),
    }
  } finally {
    await browser.close()
  }
}

const slowestFirst = (switches: readonly Switch[]) => switches.toSorted((a, b) => b.ms - a.ms)

async function startPaper(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(
    (pattern) => localStorage.setItem('own-exam-patterns', JSON.stringify([pattern])),
    PATTERN,
  )
  await page.goto(`${address}/exams/start/own-bench`)
  await page.getByText('Ready on this device').waitFor({ timeout: 60_000 })
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'Start the paper' }).click()
  await page.getByRole('timer').waitFor()
  await page.waitForTimeout(2000)
  return page
}

async function switchByClock(page: Page): Promise<Switch[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const switches = await switchThroughSections(page)
  await page.close()
  return switches
}

async function switchByProcessor(browser: Browser, page: Page): Promise<Switch[]> {
  await browser.startTracing(page, { categories: ['blink.user_timing'] })
  const switches = await switchThroughSections(page)
  const times = threadTimes(await browser.stopTracing())
  await page.close()
  return switches.map((measured, at) => {
    const [from, to] = [times.get(`${PRESSED}${at}`), times.get(`${PAINTED}${at}`)]
    if (from === undefined || to === undefined) throw new Error(`the trace has no times of switch ${at}`)
    return { ...measured, ms: ((to - from) / 1000) * phoneTakes }
  })
}

/** How long the page's thread had worked at each mark, in microseconds. */
function threadTimes(trace: Buffer): Map<string, number> {
  const { traceEvents }: { traceEvents: { name: string; tts?: number }[] } = JSON.parse(trace.toString())
  return new Map(traceEvents.flatMap(({ name, tts }) => (tts === undefined ? [] : [[name, tts]])))
}

async function switchThroughSections(page: Page): Promise<Switch[]> {
  const switches: Switch[] = []
  for (const section of ['Quantitative Aptitude', 'General Awareness']) {
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name: new RegExp(`^${section}`) })
      .click()
    await page.waitForTimeout(500)
    switches.push(
      ...(await page.evaluate(switchThroughSection, { before: switches.length, PRESSED, PAINTED })),
    )
  }
  return switches
}

const PRESSED = 'pressed '
const PAINTED = 'painted '

/** Runs in the page. */
async function switchThroughSection({
  before,
  PRESSED,
  PAINTED,
}: {
  before: number
  PRESSED: string
  PAINTED: string
}): Promise<Switch[]> {
  const measured: Switch[] = []
  const drawn = document.querySelector('aside')?.previousElementSibling
  const buttons = [...document.querySelectorAll<HTMLElement>('aside [data-state]')]
  for (let step = 1; step <= buttons.length; step += 1) {
    const button = buttons[(step * 37) % buttons.length]
    if (!button) continue
    const at = before + measured.length
    const from = performance.mark(`${PRESSED}${at}`).startTime
    button.click()
    // A message that is sent from within a frame arrives as soon as the frame is drawn.
    await new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          port1.close()
          resolve(undefined)
        }
        port2.postMessage(null)
      }),
    )
    measured.push({
      question: Number(button.textContent),
      ms: performance.mark(`${PAINTED}${at}`).startTime - from,
      formulas: drawn?.querySelectorAll('.katex').length ?? 0,
      shapes: drawn?.querySelectorAll('svg[role] *, figure svg *').length ?? 0,
    })
    // Nobody presses faster; what is stored after the painting must not count for the next question.
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return measured
}
