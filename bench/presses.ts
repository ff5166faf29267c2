/**
 * `node bench/presses.ts [--address http://127.0.0.1:4310] [route ...]`: presses what can be pressed on every learner route, types into its fields,
 * switches theme and language, and prints how long the next picture took (what browsers call interaction to next paint),
 * with the processor slowed four times (see slow-phone.ts). The history has 300 tests and there are 40 bookmarks. Exits with 1 when a press takes over 100 ms.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { questionsOn } from '../e2e/pictures/learner-data.ts'
import { makeEntry } from '../e2e/support/make-history.ts'
import { findBrowser } from '../tools/find-browser.mjs'
import { LEARNER_ROUTES } from '../tools/measure-page-weight.mjs'
import { withApp } from './app/with-app.ts'
import { pressEverything } from './web/press-everything.ts'

const BAR_MS = 100
const TESTS = 300
const BOOKMARKS = 40

const { values, positionals } = parseArgs({
  options: { address: { type: 'string' } },
  allowPositionals: true,
})
const routes = positionals.length > 0 ? positionals : LEARNER_ROUTES

async function learnerData(): Promise<Record<string, string>> {
  const topics = ['Profit & Loss', 'Time & Work', 'Trigonometry', 'Indian Polity']
  const history = Array.from({ length: TESTS }, (_, place) =>
    makeEntry(
      { topic: topics[place % 4] ?? '', score: place % 11, daysAgo: place / 3, withQuestions: place < 50 },
      place,
    ),
  )
  const marked = (await Promise.all(topics.map((topic) => questionsOn(topic, BOOKMARKS / 4)))).flat()
  const bookmarks = marked.map((question, place) => ({
    id: question.id,
    topic: topics[place % 4],
    question,
    savedAt: new Date().toISOString(),
  }))
  return { examHistory: JSON.stringify(history), bookmarks: JSON.stringify(bookmarks) }
}

async function measure(address: string): Promise<void> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const local = await learnerData()
  try {
    for (const route of routes) {
      const presses = await pressEverything(browser, address, route, local)
      const slow = presses.filter(({ ms }) => ms > BAR_MS)
      const worst = presses.toSorted((a, b) => b.ms - a.ms)[0]
      console.log(
        `${route.padEnd(18)} ${`${presses.length}`.padStart(3)} presses, longest ${worst?.ms ?? 0} ms (${worst?.name})`,
      )
      for (const { name, ms } of slow) console.log(`${''.padEnd(18)}   over ${BAR_MS} ms: ${ms} ms ${name}`)
      if (slow.length > 0) process.exitCode = 1
    }
  } finally {
    await browser.close()
  }
}

if (values.address) await measure(values.address)
else await withApp(4313, measure)
