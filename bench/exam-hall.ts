/**
 * Kills the browser in the middle of exam papers and looks what is left, and measures how fast questions switch.
 *   node bench/exam-hall.ts --address http://127.0.0.1:4310 [--runs 100] [--seed 1]
 * Needs a running app. Prints what each kind of run found; exits with 1 when an answer or time was lost.
 */
import { parseArgs } from 'node:util'
import { createRandom } from '@ekagra/questions/kit/random/random'
import { killAndResume } from './exam-hall/kill-and-resume.ts'
import { measureSwitching } from './exam-hall/measure-switching.ts'

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:4310' },
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})

const switching = await measureSwitching(values.address)
console.log(
  `switching among 200 questions, processor slowed four times: median ${switching.median.toFixed(1)} ms, ` +
    `95 % within ${switching.most.toFixed(1)} ms, slowest ${switching.slowest.toFixed(1)} ms`,
)

const runs = Number(values.runs)
const findings = await killAndResume(values.address, runs, createRandom(`kills ${values.seed}`))
for (const [kind, { count, lost, worstMs }] of findings)
  console.log(`${kind.padEnd(22)} ${count} runs, ${lost} answers lost, clock off by at most ${worstMs} ms`)
/** The clock is stored twice a second, and the screen shows whole seconds. */
const MOST_MS = 1500
const isBad = [...findings.values()].some(({ lost, worstMs }) => lost > 0 || worstMs > MOST_MS)
if (isBad || switching.median > 50) process.exitCode = 1
