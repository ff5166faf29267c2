/**
 * `npm run bench:web [-- --runs 5] [route or state ...]`: how long a cheap phone takes for every learner route, and for sessions, results
 * and a history with much in them, beside a bare React page in the same run. The processor is slowed four times (see slow-phone.ts) and the network is that of Lighthouse's mobile profile. Every run
 * starts with an empty browser; the median of the runs is printed.
 */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../tools/find-browser.mjs'
import { LEARNER_ROUTES } from '../tools/measure-page-weight.mjs'
import { phone } from './slow-phone.ts'
import { serveBarePage } from './web/bare-page.ts'
import { measureLoad } from './web/measure-load.ts'
import { startServer } from './web/start-server.ts'
import { readStates, type State } from './web/states.ts'

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const all: readonly State[] = [
  ...LEARNER_ROUTES.map((route) => ({ name: route, path: route })),
  ...(await readStates()),
]
const wanted = positionals.length > 0 ? all.filter(({ name }) => positionals.includes(name)) : all

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

async function measure(browser: Browser, address: string, state: Omit<State, 'name'>) {
  const loads: Awaited<ReturnType<typeof measureLoad>>[] = []
  for (let run = 0; run < runs; run += 1) loads.push(await measureLoad(browser, address, state))
  const of = (name: keyof (typeof loads)[number]) => median(loads.map((load) => load[name]))
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    requests: of('requests'),
    press: of('press'),
  }
}

const executablePath = findBrowser()
if (!executablePath) throw new Error('no Chrome or Chromium found')
const bare = await serveBarePage()
const server = await startServer()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const floor = await measure(browser, bare.address, { path: '' })
  const line = (name: string, load: typeof floor) =>
    [
      name.padEnd(18),
      `${(load.firstPaint / 1000).toFixed(2)} s`.padStart(8),
      `${(load.largestPaint / 1000).toFixed(2)} s`.padStart(8),
      (load.largestPaint / floor.largestPaint).toFixed(2).padStart(6),
      `${Math.round(load.blocking)} ms`.padStart(9),
      load.shift.toFixed(3).padStart(7),
      `${load.requests}`.padStart(9),
      (load.press === 0 ? '' : `${Math.round(load.press)} ms`).padStart(8),
    ].join(' ')
  console.log(
    `${'route'.padEnd(18)} ${'FCP'.padStart(8)} ${'LCP'.padStart(8)} ${'x bare'.padStart(6)} ${'TBT'.padStart(9)} ${'CLS'.padStart(7)} ${'requests'.padStart(9)} ${'INP'.padStart(8)}   median of ${runs}, ${phone}`,
  )
  console.log(line('bare React page', floor))
  for (const state of wanted) console.log(line(state.name, await measure(browser, server.address, state)))
} finally {
  await browser.close()
  await server.stop()
  bare.server.close()
  await once(bare.server, 'close')
}
