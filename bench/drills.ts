/**
 * A bad day, on purpose: kills a server outright again and again while learners send reports, and counts what was promised and lost.
 *   node bench/drills.ts [times]       SQLite; with DATABASE_URL set, that PostgreSQL, which should be an empty one
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { buildReport } from '../apps/server/src/testing/build-report.ts'
import { readServiceKey, runServer } from '../apps/server/src/testing/run-server.ts'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { percentile } from './crowd/percentile.ts'

const TIMES = Number(process.argv[2] ?? 50)
/** A server is killed at some moment within this time after its start. */
const ALIVE_MS = 400
const LEARNERS = 4

const report = (id: string) => buildReport({ id, content_id: `drill-${id}`, details: 'x'.repeat(500) })

const folder = await temporaryFolder()
const environment: Record<string, string> = process.env.DATABASE_URL
  ? { DATABASE_URL: process.env.DATABASE_URL, LOG_LEVEL: 'silent', TRUST_PROXY: '1' }
  : { DATA_DIR: join(folder.path, 'data'), LOG_LEVEL: 'silent', TRUST_PROXY: '1' }
/** Reports whose sender was told that they are stored. */
const promised = new Set<string>()
const starts: number[] = []
let sent = 0
let failedStarts = 0

for (let time = 0; time < TIMES; time += 1) {
  const begun = performance.now()
  const server = await runServer(environment).catch((error: unknown) => {
    console.log(`start ${time + 1} failed: ${error}`)
    return undefined
  })
  if (!server) {
    failedStarts += 1
    continue
  }
  starts.push(performance.now() - begun)
  const { url, config } = server
  let isOver = false
  const send = async (learner: number) => {
    while (!isOver) {
      const id = randomUUID()
      sent += 1
      const answer = await fetch(`${url}/rest/v1/reports`, {
        method: 'POST',
        headers: {
          apikey: config.publishableKey,
          'Content-Type': 'application/json',
          // Another address each time: the drill is about the database, not about the limits.
          'X-Forwarded-For': `203.0.${learner}.${time}`,
        },
        body: JSON.stringify(report(id)),
      }).catch(() => undefined)
      if (answer?.status === 201) promised.add(id)
      if (!answer) return
    }
  }
  const sending = Array.from({ length: LEARNERS }, (_, learner) => send(learner))
  await new Promise((resolve) => setTimeout(resolve, Math.random() * ALIVE_MS))
  server.signal('SIGKILL')
  isOver = true
  await Promise.all([server.ended, ...sending])
  if ((time + 1) % 10 === 0) console.log(`${time + 1} kills, ${promised.size} reports promised`)
}

const server = await runServer(environment)
const key = await readServiceKey(environment)
const found = new Set<string>()
const PAGE = 1000
for (let from = 0; ; from += PAGE) {
  const answer = await fetch(
    `${server.url}/rest/v1/reports?select=id&order=id&limit=${PAGE}&offset=${from}`,
    {
      headers: { apikey: key, Authorization: `Bearer ${key}` },
    },
  )
  const rows: { id: string }[] = await answer.json()
  for (const { id } of rows) found.add(id)
  if (rows.length < PAGE) break
}
await server.stop()
await folder.remove()

const lost = [...promised].filter((id) => !found.has(id)).length
console.log(
  `killed ${starts.length} times (of ${TIMES}); starts that failed: ${failedStarts}; start: median ${percentile(starts, 0.5).toFixed(0)} ms, slowest ${Math.max(...starts).toFixed(0)} ms`,
)
console.log(
  `reports sent: ${sent}, promised: ${promised.size}, found: ${found.size}, promised and lost: ${lost}`,
)
process.exit(lost === 0 && failedStarts === 0 ? 0 : 1)
