/** Asks /healthz again and again until its input ends, then prints the times: a process of its own, so that nothing else delays it. */
import { percentile } from './percentile.ts'

const [url = ''] = process.argv.slice(2)
const times: number[] = []
let isOver = false
process.stdin.on('end', () => {
  isOver = true
})
process.stdin.resume()

async function probe(): Promise<number> {
  const start = performance.now()
  await (await fetch(`${url}/healthz`)).text()
  return performance.now() - start
}
// The first ones measure how long this process takes to get going.
for (let turn = 0; turn < 10; turn += 1) await probe()
process.stdout.write('ready\n')
while (!isOver) {
  times.push(await probe())
  await new Promise((resolve) => setTimeout(resolve, 20))
}
process.stdout.write(
  JSON.stringify({
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    most: Math.max(...times),
    probes: times.length,
  }),
)
process.exit(0)
