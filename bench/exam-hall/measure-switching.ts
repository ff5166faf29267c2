import { chromium } from '@playwright/test'
import { findBrowser } from '../../tools/find-browser.mjs'
import { slower } from '../slow-phone.ts'

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

/** From each press on a number of the palette to the painted question, on a slow processor; the slowest first. */
export async function measureSwitching(address: string): Promise<Switch[]> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
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
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const switches: Switch[] = []
    for (const section of ['Quantitative Aptitude', 'General Awareness']) {
      await page
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('button', { name: new RegExp(`^${section}`) })
        .click()
      await page.waitForTimeout(500)
      switches.push(
        ...(await page.evaluate(async () => {
          const measured: Switch[] = []
          const drawn = document.querySelector('aside')?.previousElementSibling
          const buttons = [...document.querySelectorAll<HTMLElement>('aside [data-state]')]
          for (let step = 1; step <= buttons.length; step += 1) {
            const button = buttons[(step * 37) % buttons.length]
            if (!button) continue
            const from = performance.now()
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
              ms: performance.now() - from,
              formulas: drawn?.querySelectorAll('.katex').length ?? 0,
              shapes: drawn?.querySelectorAll('svg[role] *, figure svg *').length ?? 0,
            })
            // Nobody presses faster; what is stored after the painting must not count for the next question.
            await new Promise((resolve) => setTimeout(resolve, 250))
          }
          return measured
        })),
      )
    }
    return switches.sort((a, b) => b.ms - a.ms)
  } finally {
    await browser.close()
  }
}
