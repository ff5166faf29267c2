/**
 * A bad day, on purpose: kills a server outright again and again while learners send reports and ask for questions, and counts what was promised and lost; on SQLite
 * and then on a PostgreSQL of its own.
 *   node bench/drills.ts [--times 50] [--backend sqlite|postgres]
 */
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildReport } from '../apps/server/src/testing/build-report.ts'
import { runPostgres } from '../apps/server/src/testing/run-postgres.ts'
import { type RunningServer, readServiceKey, runServer } from '../apps/server/src/testing/run-server.ts'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { waitUntil } from '../apps/server/src/testing/wait-until.ts'
import { findPostgres } from '../tools/find-postgres.mjs'
import { percentile } from './crowd/percentile.ts'

const { values } = parseArgs({
  options: { times: { type: 'string', default: '50' }, backend: { type: 'string' } },
})
const TIMES = Number(values.times)
/** A server is killed at some moment within this time after its first promise, so that a slow machine has something to lose too. */
const ALIVE_MS = 400
/** How long it may take to that first promise. */
const PATIENCE_MS = 20_000
/** Who sends reports, one after the other, and who asks for questions meanwhile. */
const REPORTERS = 4
const ASKERS = 2
const COMMON = { LOG_LEVEL: 'silent', TRUST_PROXY: '1' }

const report = (id: string) => buildReport({ id, content_id: `drill-${id}`, details: 'x'.repeat(500) })

/** The answer, or undefined when the server is gone. */
const post = ({ url, config }: RunningServer, path: string, address: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: {
      apikey: config.publishableKey,
      'Content-Type': 'application/json',
      // Another address each time: the drill is about the database, not about the limits.
      'X-Forwarded-For': address,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined)

/** The ids of all stored reports. */
async function readReports({ url }: RunningServer, key: string): Promise<Set<string>> {
  const found = new Set<string>()
  const PAGE = 1000
  for (let from = 0; ; from += PAGE) {
    const answer = await fetch(`${url}/rest/v1/reports?select=id&order=id&limit=${PAGE}&offset=${from}`, {
      headers: { apikey: key, Authorization: `Bearer ${key}` },
    })
    const rows: { id: string }[] = await answer.json()
    for (const { id } of rows) found.add(id)
    if (rows.length < PAGE) return found
  }
}

/** @returns whether every start succeeded and nothing that was promised is lost */
async function drill(name: string, database: Record<string, string>): Promise<boolean> {
  const environment = { ...COMMON, ...database }
  console.log(`\n${name}, load before ${loadavg()[0]?.toFixed(1)}`)
  /** Reports whose sender was told that they are stored. */
  const promised = new Set<string>()
  const starts: number[] = []
  let sent = 0
  let asked = 0
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
    let isOver = false
    const send = async (_: unknown, learner: number) => {
      while (!isOver) {
        const id = randomUUID()
        sent += 1
        const answer = await post(server, '/rest/v1/reports', `203.0.${learner}.${time}`, report(id))
        if (answer?.status === 201) promised.add(id)
        if (!answer) return
      }
    }
    const ask = async (_: unknown, learner: number) => {
      while (!isOver) {
        asked += 1
        const wish = { topic: 'percentages', count: 3, difficulty: 'easy' }
        const answer = await post(
          server,
          '/functions/v1/generate-questions',
          `198.51.${learner}.${time}`,
          wish,
        )
        const text = await answer?.text().catch(() => undefined)
        if (text === undefined) return
      }
    }
    const working = [...Array.from({ length: REPORTERS }, send), ...Array.from({ length: ASKERS }, ask)]
    const before = promised.size
    await waitUntil(() => promised.size > before, PATIENCE_MS).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * ALIVE_MS))
    server.signal('SIGKILL')
    isOver = true
    await Promise.all([server.ended, ...working])
    if ((time + 1) % 10 === 0) console.log(`  ${time + 1} kills, ${promised.size} reports promised`)
  }

  const server = await runServer(environment)
  const found = await readReports(server, await readServiceKey(environment))
  await server.stop()
  const lost = [...promised].filter((id) => !found.has(id)).length
  console.log(
    `  killed ${starts.length} times (of ${TIMES}); starts that failed: ${failedStarts}; start: median ${percentile(starts, 0.5).toFixed(0)} ms, slowest ${Math.max(...starts).toFixed(0)} ms`,
  )
  console.log(
    `  reports sent: ${sent}, promised: ${promised.size}, found: ${found.size}, promised and lost: ${lost}; sets of questions asked for meanwhile: ${asked}`,
  )
  return lost === 0 && failedStarts === 0
}

const outcomes: boolean[] = []
if (values.backend !== 'postgres') {
  const folder = await temporaryFolder()
  outcomes.push(await drill('SQLite', { DATA_DIR: join(folder.path, 'data') }))
  await folder.remove()
}
const programs = findPostgres()
if (values.backend !== 'sqlite' && programs) {
  process.env.POSTGRES_BIN = programs
  const postgres = await runPostgres()
  outcomes.push(await drill('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() }))
  await postgres.remove()
}
process.exit(outcomes.every(Boolean) ? 0 : 1)
