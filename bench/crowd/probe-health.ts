/** Asks /healthz again and again until its input ends, then prints the times: a process of its own, so that nothing else delays it. */
import { percentile } from './run-crowd.ts'

const [url = ''] = process.argv.slice(2)
const times: number[] = []
let isOver = false
process.stdin.on('end', () => {
  isOver = true
})
process.stdin.resume()
while (!isOver) {
  const start = performance.now()
  await (await fetch(`${url}/healthz`)).text()
  times.push(performance.now() - start)
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
