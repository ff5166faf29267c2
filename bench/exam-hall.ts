/**
 * Kills the browser in the middle of exam papers and looks what is left, and measures how fast questions switch.
 *   node bench/exam-hall.ts [--runs 100] [--seed 1] [--address http://127.0.0.1:4310] [--only switching]
 * The processor is slowed four times; see slow-phone.ts. Starts the app itself unless it is given the address of a running one. Prints what each kind of run found; exits
 * with 1 when an answer or time was lost, or when a switch takes over 50 ms of the processor's time. By the clock other programs count too, so
 * that is printed and not judged.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { createRandom } from '@ekagra/questions/kit/random/random'
import { isLossless, killAndResume } from '../e2e/exam-hall/kill-and-resume.ts'
import { withApp } from './app/with-app.ts'
import { measureSwitching, type Switch } from './exam-hall/measure-switching.ts'
import { phone, phoneTakes } from './slow-phone.ts'

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    only: { type: 'string' },
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})

const BAR_MS = 50
/** So many of the slowest are named. */
const NAMED = 6

/** Whether every switch is within the bar. */
function reportSwitches(how: string, switches: readonly Switch[]): boolean {
  const at = (share: number) =>
    (switches[Math.floor(switches.length * (1 - share))]?.ms ?? Number.NaN).toFixed(1)
  const within = switches.filter(({ ms }) => ms <= BAR_MS).length
  console.log(
    `switching among ${switches.length} questions, ${how}: median ${at(0.5)} ms, ` +
      `95 % within ${at(0.95)} ms, slowest ${switches[0]?.ms.toFixed(1)} ms, ${within} within ${BAR_MS} ms`,
  )
  for (const { question, ms, formulas, shapes } of switches.slice(0, NAMED))
    console.log(`  question ${question}: ${ms.toFixed(1)} ms, ${formulas} formulas, ${shapes} drawn shapes`)
  return within === switches.length
}

async function reportSwitching(address: string): Promise<boolean> {
  const { byClock, byProcessor } = await measureSwitching(address)
  reportSwitches(`by the clock, ${phone}, load ${loadavg()[0]?.toFixed(1)}`, byClock)
  return reportSwitches(
    `processor time x ${phoneTakes.toFixed(1)}, as on a processor of 2 GHz slowed four times`,
    byProcessor,
  )
}

async function reportKills(address: string): Promise<boolean> {
  const findings = await killAndResume(address, Number(values.runs), createRandom(`kills ${values.seed}`))
  for (const [kind, { count, lost, worstMs }] of findings)
    console.log(`${kind.padEnd(22)} ${count} runs, ${lost} answers lost, clock off by at most ${worstMs} ms`)
  return isLossless(findings)
}

async function measure(address: string): Promise<void> {
  const isFast = await reportSwitching(address)
  const isSafe = values.only === 'switching' || (await reportKills(address))
  if (!isFast || !isSafe) process.exitCode = 1
}

if (values.address) await measure(values.address)
else await withApp(4312, measure)
