/**
 * Kills the browser in the middle of exam papers and looks what is left, and measures how fast questions switch.
 *   node bench/exam-hall.ts [--runs 100] [--seed 1] [--address http://127.0.0.1:4310]
 * Starts the app itself unless it is given the address of a running one. Prints what each kind of run found; exits
 * with 1 when an answer or time was lost.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { createRandom } from '@ekagra/questions/kit/random/random'
import { isLossless, killAndResume } from '../e2e/exam-hall/kill-and-resume.ts'
import { withApp } from './app/with-app.ts'
import { measureSwitching } from './exam-hall/measure-switching.ts'

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})

async function measure(address: string): Promise<void> {
  const switching = await measureSwitching(address)
  console.log(
    `switching among 200 questions, processor slowed four times: median ${switching.median.toFixed(1)} ms, ` +
      `95 % within ${switching.most.toFixed(1)} ms, slowest ${switching.slowest.toFixed(1)} ms ` +
      `(load ${loadavg()[0]?.toFixed(1)})`,
  )
  const findings = await killAndResume(address, Number(values.runs), createRandom(`kills ${values.seed}`))
  for (const [kind, { count, lost, worstMs }] of findings)
    console.log(`${kind.padEnd(22)} ${count} runs, ${lost} answers lost, clock off by at most ${worstMs} ms`)
  if (!isLossless(findings) || switching.median > 50) process.exitCode = 1
}

if (values.address) await measure(values.address)
else await withApp(4312, measure)
