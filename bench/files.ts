/**
 * What one gets for files of every kind, made by real programs: how long it takes, the longest time for which the screen did not answer,
 * and for a PDF how many times as long as pdftotext (Debian's poppler-utils).
 *   node bench/files.ts [--address http://127.0.0.1:4313]
 * Starts the app itself unless it is given the address of a running one. Exits with 1 when the screen was blocked for 200 ms.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import {
  bankXlsx,
  bombDocx,
  bombXlsx,
  HINDI,
  HOSTILE,
  hindiFont,
  lockedPdf,
  longBookDocx,
  longBookPdf,
  paperWithoutAnswers,
  writeHugePdf,
} from '../e2e/files/file-samples.ts'
import { bombPdf, pastPaperPdf, scanOfText } from '../e2e/files/pdf-samples.ts'
import { findBrowser } from '../tools/find-browser.mjs'
import { withApp } from './app/with-app.ts'

const LONGEST_TASK_MS = 200
const TURNS = 3

const { values } = parseArgs({ options: { address: { type: 'string' } } })

async function makeFiles(page: Page, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const book = await longBookPdf(page, { pages: 300, columns: 1 })
  const files: Record<string, Buffer> = {
    'book of 300 pages.pdf': book,
    'two columns, 300 pages.pdf': await longBookPdf(page, { pages: 300, columns: 2 }),
    'Hindi, 50 pages.pdf': await longBookPdf(page, { pages: 50, columns: 1, text: HINDI }),
    'hostile words.pdf': await longBookPdf(page, { pages: 2, columns: 1, text: HOSTILE }),
    'past paper.pdf': await pastPaperPdf(page),
    'scan.pdf': await scanOfText(page),
    'scan in Hindi.pdf': await scanOfText(page, HINDI, await hindiFont()),
    'locked.pdf': await lockedPdf(),
    'cut.pdf': book.subarray(0, 2000),
    'empty.pdf': Buffer.alloc(0),
    'bomb.pdf': bombPdf(),
    'book of 300 chapters.docx': await longBookDocx(300),
    'bomb.docx': await bombDocx(),
    'cut.docx': (await longBookDocx(3)).subarray(0, 2000),
    '2,000 questions.xlsx': await bankXlsx(2000),
    '2,000 without answers.txt': Buffer.from(paperWithoutAnswers(2000)),
    'bomb.xlsx': await bombXlsx(),
    'words.txt': Buffer.from(HOSTILE),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await writeHugePdf(join(folder, '200 MB.pdf'))
  return [...Object.keys(files), '200 MB.pdf']
}

interface Outcome {
  ms: number
  longestTask: number
  /** What the screen says about it. */
  says: string | null
}

/** Chooses a file on the screen and waits until it is read or refused. */
async function openFile(page: Page, address: string, path: string): Promise<Outcome> {
  await page.goto(`${address}/files`)
  const input = page.getByLabel('Choose a file').last()
  await input.waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 })
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration))
      Object.assign(window, { longest: Math.max(Number(Reflect.get(window, 'longest')), longest) })
    }).observe({ type: 'longtask' })
  })
  const start = performance.now()
  await input.setInputFiles(path)
  const problem = page.getByRole('heading', { name: /could not be read$/ })
  const read = page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Files$/ })
  await problem.or(read).first().waitFor({ timeout: 180_000 })
  const ms = performance.now() - start
  // What is drawn after it, and the keys that are worked out, count as well.
  await page.waitForTimeout(1500)
  const says = await ((await problem.isVisible())
    ? page.locator('main [aria-live] p').first().textContent()
    : page.evaluate(async () => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('ekagra')
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(opening.error)
        })
        const id = new URLSearchParams(location.search).get('file') ?? ''
        const file = await new Promise<Record<string, unknown[]>>((resolve, reject) => {
          const asking = database.transaction('files').objectStore('files').get(id)
          asking.onsuccess = () => resolve(asking.result)
          asking.onerror = () => reject(asking.error)
        })
        const letters = (file.parts ?? []).join('').length
        const found = Reflect.get(Object(file.found), 'questions') ?? []
        return `${file.parts?.length} parts, ${letters} letters, ${file.headings?.length ?? 0} headings, ${found.length} questions`
      }))
  const longestTask = await page.evaluate(() => Number(Reflect.get(window, 'longest')))
  return { ms, longestTask, says }
}

/** The median time of pdftotext in milliseconds; undefined when it is not installed or refuses the file. */
function timePdftotext(path: string): number | undefined {
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const start = performance.now()
    if (spawnSync('pdftotext', [path, '/dev/null']).status !== 0) return undefined
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(TURNS / 2)]
}

async function measure(address: string): Promise<void> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const folder = await temporaryFolder()
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
    const names = await makeFiles(page, folder.path)
    // The first file of a kind also loads the code that reads it.
    await openFile(page, address, join(folder.path, 'past paper.pdf'))
    console.log(`load ${loadavg()[0]?.toFixed(1)}`)
    let worst = 0
    for (const name of names) {
      const path = join(folder.path, name)
      const { ms, longestTask, says } = await openFile(page, address, path)
      worst = Math.max(worst, longestTask)
      const reference = name.endsWith('.pdf') ? timePdftotext(path) : undefined
      const ratio = reference === undefined ? '' : `   ${(ms / reference).toFixed(1)} × pdftotext`
      console.log(
        `${name.padEnd(28)}${ms.toFixed(0).padStart(6)} ms   longest task ${longestTask.toFixed(0).padStart(4)} ms${ratio}\n    ${says}`,
      )
    }
    console.log(
      `The screen was never blocked for longer than ${worst.toFixed(0)} ms; the goal is ${LONGEST_TASK_MS} ms.`,
    )
    if (worst > LONGEST_TASK_MS) process.exitCode = 1
  } finally {
    await browser.close()
    await folder.remove()
  }
}

if (values.address) await measure(values.address)
else await withApp(4313, measure)
