/**
 * Whole visits of learners against the real server over HTTP, on SQLite with one process and then on PostgreSQL with two: how many learners a core serves, what
 * memory does over time, what bends first as more come at once, and what that means for many learners. No AI: what a provider adds is waiting, which
 * `bench/crowd.ts` measures. The time is for each of the two.
 *   node bench/journeys.ts [--minutes 10] [--backend sqlite|postgres]
 */
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runPostgres } from '../apps/server/src/testing/run-postgres.ts'
import { type RunningServer, runServer } from '../apps/server/src/testing/run-server.ts'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { buildWebIfChanged } from '../tools/build-web.mjs'
import { findPostgres } from '../tools/find-postgres.mjs'
import { webFolder } from '../tools/paths.mjs'
import { percentile } from './crowd/percentile.ts'
import { secondsOfFamily } from './journeys/seconds-of-family.ts'
import { type Walk, walk } from './journeys/walk.ts'
import { type Figures, readFigures } from './journeys/watch-servers.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, backend: { type: 'string' } },
})
const MINUTES = Number(values.minutes)

/** How long a visit of this kind takes a person: ten questions at 40 s, notes and a doubt to read. */
const VISIT_SECONDS = 600
/** Learners who ask at the same moment, from few to many; each step takes an equal part of the time. */
const AT_ONCE = [1, 2, 4, 8, 16, 32]
/** Crowds to plan for. */
const CROWDS = [10_000, 100_000]
/** The part of a core that is used on an ordinary day; the rest is for the hour before an exam. */
const USED = 0.5
/** Where a figure counts as bent. */
const LIMITS = { firstQuestionMs: 2000, loopLagMs: 200, engineWaiting: 20, failures: 0.01 }

interface StepResult {
  atOnce: number
  walks: Walk[]
  seconds: number
  cpuSeconds: number
  before: Figures
  after: Figures
  worstLag: number
  mostWaiting: number
}

async function runStep(
  servers: readonly RunningServer[],
  atOnce: number,
  seconds: number,
  from: number,
): Promise<StepResult> {
  const before = await readFigures(servers)
  const start = performance.now()
  const walks: Walk[] = []
  let next = from
  let worstLag = 0
  let mostWaiting = 0
  const isOver = () => performance.now() - start > seconds * 1000
  const one = async () => {
    while (!isOver()) {
      const learner = next
      next += 1
      const server = servers[learner % servers.length]
      if (server) walks.push(await walk(server, learner))
    }
  }
  const look = async () => {
    while (!isOver()) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      const { loopLag, engineWaiting } = await readFigures(servers)
      worstLag = Math.max(worstLag, loopLag)
      mostWaiting = Math.max(mostWaiting, engineWaiting)
    }
  }
  await Promise.all([...Array.from({ length: atOnce }, one), look()])
  const after = await readFigures(servers)
  return {
    atOnce,
    walks,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    before,
    after,
    worstLag,
    mostWaiting,
  }
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const inMs = (ms: number) => `${Math.round(ms)} ms`

function describeStep({ atOnce, walks, seconds, cpuSeconds, after, worstLag, mostWaiting }: StepResult) {
  const firsts = walks.flatMap(({ firstQuestionMs }) => firstQuestionMs ?? [])
  const failed = walks.filter(({ failures }) => failures.length > 0)
  const first95 = percentile(firsts, 0.95)
  const bent = [
    first95 > LIMITS.firstQuestionMs && `the first question (p95 ${inMs(first95)})`,
    worstLag * 1000 > LIMITS.loopLagMs && `the request loop (p99 late by ${inMs(worstLag * 1000)})`,
    mostWaiting > LIMITS.engineWaiting && `the engine (${mostWaiting} waiting)`,
    failed.length / walks.length > LIMITS.failures && `failures (${failed[0]?.failures[0]})`,
  ].filter((text) => text !== false)
  console.log(
    [
      `  ${String(atOnce).padStart(2)} at once`,
      `${walks.length} visits in ${seconds.toFixed(0)} s (${(walks.length / seconds).toFixed(2)}/s)`,
      `${(cpuSeconds / seconds).toFixed(2)} cores`,
      `first question p50 ${inMs(percentile(firsts, 0.5))} p95 ${inMs(first95)}`,
      `loop p99 ${inMs(worstLag * 1000)}`,
      `engine queue ${mostWaiting}`,
      `memory ${inMegabytes(after.memory)}`,
      failed.length > 0 ? `${failed.length} with failures` : 'no failure',
    ].join(', '),
  )
  return bent
}

/**
 * What the figures of this machine mean for a crowd. A process uses about one core: its request loop and its engine's thread take turns.
 * @param coreSeconds of servers and database for one visit
 */
function estimate(coreSeconds: number, memoryOfProcess: number): void {
  for (const crowd of CROWDS) {
    const cores = (crowd * coreSeconds) / VISIT_SECONDS / USED
    const processes = Math.max(1, Math.ceil(cores))
    console.log(
      `  ${crowd.toLocaleString('en')} learners at once: ${(crowd / VISIT_SECONDS).toFixed(0)} visits a second begin, ${cores.toFixed(1)} cores, ${processes} process${processes > 1 ? 'es' : ''}, ${((processes * memoryOfProcess) / 1e9).toFixed(1)} GB (an estimate from the figures above)`,
    )
  }
}

async function measure(
  name: string,
  servers: readonly RunningServer[],
  databaseSeconds: () => number,
): Promise<void> {
  console.log(
    `\n${name}: ${servers.length} process${servers.length > 1 ? 'es' : ''}, ${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(1)}`,
  )
  // The first visits load chapters; they are counted as what they are, the cost of a start.
  const start = await readFigures(servers)
  for (const [index, server] of servers.entries())
    for (let turn = 0; turn < 10; turn += 1) await walk(server, turn + index * 10)
  const warm = await readFigures(servers)
  console.log(
    `  start ${inMegabytes(start.memory)}; ten topics loaded ${inMegabytes(warm.memory)} and ${(warm.cpuSeconds - start.cpuSeconds).toFixed(1)} s of processor`,
  )
  let visits = 0
  let cpu = 0
  const databaseBefore = databaseSeconds()
  let first: string | undefined
  const memory = [warm.memory]
  for (const atOnce of AT_ONCE) {
    const result = await runStep(servers, atOnce, (MINUTES * 60) / AT_ONCE.length, 1000 + visits)
    const bent = describeStep(result)
    visits += result.walks.length
    cpu += result.cpuSeconds
    memory.push(result.after.memory)
    if (first === undefined && bent.length > 0) first = `${bent.join(', ')} at ${atOnce} at once`
  }
  const each = cpu / visits
  const ofDatabase = (databaseSeconds() - databaseBefore) / visits
  const whole = each + ofDatabase
  console.log(
    `  ${visits} visits; each costs the servers ${(each * 1000).toFixed(0)} ms of processor${ofDatabase > 0 ? ` and the database ${(ofDatabase * 1000).toFixed(0)} ms` : ''}`,
  )
  console.log(
    `  learners per core: ${Math.floor(VISIT_SECONDS / whole)} (visits of ${VISIT_SECONDS / 60} minutes, a core fully used); ${Math.floor((VISIT_SECONDS / whole) * USED)} with half of it in reserve`,
  )
  console.log(
    `  memory at the start ${inMegabytes(start.memory)}, at the end ${inMegabytes(memory.at(-1) ?? 0)}; step by step ${memory.map(inMegabytes).join(' -> ')}`,
  )
  console.log(`  bends first: ${first ?? `nothing up to ${AT_ONCE.at(-1)} at once`}`)
  estimate(whole, (memory.at(-1) ?? 0) / servers.length)
}

const COMMON = {
  LOG_LEVEL: 'silent',
  TRUST_PROXY: '1',
  METRICS_FROM_LOOPBACK: 'yes',
  WEB_DIR: join(webFolder, 'dist'),
}

await buildWebIfChanged()
if (values.backend !== 'postgres') {
  const folder = await temporaryFolder()
  const server = await runServer({ ...COMMON, DATA_DIR: folder.path })
  await measure('SQLite', [server], () => 0)
  await server.stop()
  await folder.remove()
}
const programs = findPostgres()
if (values.backend !== 'sqlite' && programs) {
  process.env.POSTGRES_BIN = programs
  const postgres = await runPostgres()
  const environment = { ...COMMON, DATABASE_URL: await postgres.createDatabase() }
  const servers = await Promise.all([runServer(environment), runServer(environment)])
  await measure('PostgreSQL', servers, () => secondsOfFamily(postgres.processId()))
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.remove()
}
