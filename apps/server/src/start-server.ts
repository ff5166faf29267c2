import { randomBytes, randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import serverPackage from '../package.json' with { type: 'json' }
import { configuredProviders } from './ai/configured-providers.ts'
import { createApp } from './app.ts'
import { bankQuestionFinder } from './backend/admin-content.ts'
import { type Backend, openServiceClient } from './backend/backend.ts'
import { boundLookups } from './backend/bound-lookup.ts'
import { categoryLister } from './backend/category-list.ts'
import { openDayFigures } from './backend/day-figures.ts'
import { openBackend } from './backend/open-backend.ts'
import { openCorrections } from './backend/reports/correction-list.ts'
import { openReportHolds } from './backend/reports/report-holds.ts'
import { openReportKeeping } from './backend/reports/report-keeping.ts'
import { connectGeneration } from './connect-generation.ts'
import type { Environment } from './environment.ts'
import type { FunctionDependencies } from './functions/dependencies.ts'
import { watchStreams } from './functions/open-streams.ts'
import { doubtAnswerer } from './functions/solve-math.ts'
import type { GenerationObserver } from './generation/generation.ts'
import { createMetrics } from './http/metrics.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { readStaticFiles } from './http/static-files.ts'
import type { Tracer } from './http/traces.ts'
import { openHttpServer } from './http-server.ts'
import { openLive } from './live/open-live.ts'
import type { Log } from './log.ts'
import { openNews } from './news/open-news.ts'
import { openRealtime } from './realtime/open-realtime.ts'
import { type Engine, openEngine } from './threads/open-engine.ts'
import { takeTurns } from './threads/take-turns.ts'

const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url))
const MIGRATIONS = fileURLToPath(new URL('../../../supabase/migrations', import.meta.url))

/** Look-ups in the question bank at one time. */
const LOOKUPS_AT_ONCE = 2

/** The engine is loaded so long after the start, when the first requests are answered. */
const WARM_UP_MS = 1500

/** How long the last event of a stream may take to reach its reader. */
const LAST_WORD_MS = 1000

/** How long closing the database may take. */
const LEAVE_MS = 3000

/** How often it is asked whether old reports are due to be removed. */
const SWEEP_EVERY_MS = 10 * 60_000

/** How often it is checked whether a popular topic needs questions. */
const FILL_EVERY_MS = 20_000

interface StartOptions {
  environment: Environment
  log: Log
  /** Prints a line for the person who started the server. */
  say(line: string): void
  /** Closed with the server. */
  engine?: Engine
}

function publicAddress({ PUBLIC_URL, HOST }: Environment, port: number): string {
  if (PUBLIC_URL) return `${PUBLIC_URL} (on port ${port})`
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Traces for the collector that the operator names; the code is loaded only then. */
async function openTracer(environment: Environment, log: Log): Promise<Tracer | undefined> {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  const { createTracer } = await import('./http/traces.ts')
  return createTracer({
    endpoint,
    headers: environment.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: environment.OTEL_SERVICE_NAME,
    version: serverPackage.version,
    fetch,
    now: Date.now,
    onTrouble: (error) => log.warn({ err: error }, 'traces could not be sent'),
  })
}

/** Each call to a provider becomes part of the trace of the request that caused it. */
function observeCalls(observer: GenerationObserver, tracer: Tracer): GenerationObserver {
  return {
    ...observer,
    call(record) {
      observer.call(record)
      const { provider, purpose, outcome, seconds } = record
      const attributes = { provider, purpose, outcome, tokens: record.inputTokens + record.outputTokens }
      tracer.call(
        `${provider} ${purpose}`,
        seconds,
        attributes,
        outcome !== 'success' && outcome !== 'cancelled',
      )
    },
  }
}

type FindBankQuestions = FunctionDependencies['findBankQuestions']

/** The question bank for a crowd that looks up at the same moment; empty when it cannot be read. */
function bankInTurns(
  readBank: FindBankQuestions,
  bound: ReturnType<typeof boundLookups>,
  log: Log,
): FindBankQuestions {
  const inTurn = takeTurns(LOOKUPS_AT_ONCE)
  const find = bound((request: Parameters<FindBankQuestions>[0]) =>
    inTurn('small', async () => {
      // The embedded database answers in this thread: other requests come in between.
      await setImmediate()
      return readBank(request)
    }),
  )
  return (request) =>
    find(request).catch((error: unknown) => {
      log.warn({ err: error }, 'the question bank was left out')
      return []
    })
}

function sayWhatRuns(
  say: StartOptions['say'],
  { description, firstAdmin }: Backend,
  providers: readonly string[],
): void {
  say(`Backend: ${description}`)
  say(providers.length > 0 ? `AI providers: ${providers.join(', ')}` : 'no AI key: using the built-in engine')
  if (!firstAdmin) return
  say(`First admin: ${firstAdmin.email} with the one-time password ${firstAdmin.password}`)
  say('This password is shown only now. Sign in at /admin and choose another one.')
}

/** Opens the port and the backend, connects them with the app, and prints what runs where. */
export async function startServer({ environment, log, say, engine = openEngine() }: StartOptions) {
  const server = await openHttpServer(environment.HOST, environment.PORT)
  const [backend, staticFiles] = await Promise.all([
    openBackend(environment, MIGRATIONS, {
      onTrouble: (error) => log.warn({ err: error }, 'the backend goes on after an error'),
      onNotStored: ({ code, sentence }) => log.error({ cause: code }, sentence),
    }),
    readStaticFiles(environment.WEB_DIR ?? WEB_APP),
  ])
  const news = await openNews({ environment, backend, log })
  const providers = configuredProviders(environment)
  const metrics = createMetrics()
  const isDataHere = !environment.SUPABASE_URL && !environment.DATABASE_URL
  metrics.watchProcess({
    isReady: backend.isReady,
    engineWaiting: engine.waiting,
    async freeBytes() {
      if (!isDataHere) return undefined
      const { bavail, bsize } = await statfs(environment.DATA_DIR)
      return bavail * bsize
    },
  })
  const tracer = await openTracer(environment, log)
  const bound = boundLookups()
  const holds = openReportHolds({ client: openServiceClient(backend), now: Date.now })
  const reports = openReportKeeping({
    client: openServiceClient(backend),
    now: Date.now,
    inTurn: backend.cooperation.inTurn,
  })
  const figures = openDayFigures({
    client: openServiceClient(backend),
    now: Date.now,
    inTurn: backend.cooperation.inTurn,
  })
  const sweep = () => {
    reports.sweep().catch((error: unknown) => log.warn({ err: error }, 'old reports could not be removed'))
    figures.record().catch((error: unknown) => log.warn({ err: error }, 'the day could not be written down'))
  }
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS)
  sweeping.unref()
  const corrections = openCorrections({
    client: openServiceClient(backend),
    heldIds: holds.heldIds,
    now: Date.now,
    onTrouble: (error) => log.warn({ err: error }, 'the corrections were left out'),
  })
  const generation = await connectGeneration({
    environment,
    backend,
    heldIds: holds.heldIds,
    describeTopic: engine.topics.describe,
    recentArticles: environment.NEWS_FEEDS.length > 0 ? news.recentArticles : undefined,
    observer: tracer ? observeCalls(metrics.generation, tracer) : metrics.generation,
    bound,
    log,
  })
  if (generation) metrics.watchProviders(generation.providers)
  const filling =
    generation && environment.AI_FILL_POOL === 'on'
      ? setInterval(() => void generation.fillPool(), FILL_EVERY_MS)
      : undefined
  let isClosing = false
  const { streams, idle, endAll } = watchStreams()

  const realtime = await openRealtime({
    backend,
    publicUrl: environment.PUBLIC_URL,
    trustedProxies: environment.TRUST_PROXY,
    onTrouble: (error) => log.warn({ err: error }, 'a live message was lost'),
  })

  const functions: FunctionDependencies = {
    makePaper: engine.makePaper,
    topics: engine.topics,
    makeNotes: engine.makeNotes,
    solveDoubt: doubtAnswerer(generation, engine.solveDoubt),
    findBankQuestions: bankInTurns(bankQuestionFinder(backend, holds.heldIds, log), bound, log),
    drawSeed: () => randomBytes(16).toString('hex'),
    generation,
    corrections: corrections.book,
    engineFirst: environment.ENGINE_FIRST === 'on',
    streams,
  }
  const live =
    backend.rooms &&
    realtime &&
    openLive({
      store: backend.rooms,
      functions,
      say: realtime.say,
      onTrouble: (error) => log.warn({ err: error }, 'something of a live quiz was not done'),
    })

  const app = createApp({
    backend,
    functions,
    staticFiles,
    config: {
      features: {
        ai: providers.length > 0,
        news: environment.NEWS_FEEDS.length > 0,
        accounts: backend.accounts ?? null,
      },
      supportEmail: environment.SUPPORT_EMAIL ?? null,
      version: serverPackage.version,
    },
    rateLimits: createRateLimits(backend.cooperation, bound),
    corrections,
    listCategories: categoryLister(openServiceClient(backend)),
    onReport() {
      holds.forget()
      corrections.forget()
    },
    hasTooManyReports: reports.isFull,
    realtime: realtime?.call,
    rooms: live?.call,
    metrics,
    tracer,
    log,
    drawRequestId: randomUUID,
    isClosing: () => isClosing,
    publicUrl: environment.PUBLIC_URL,
    trustedProxies: environment.TRUST_PROXY,
    metricsAccess: { token: environment.METRICS_TOKEN, fromLoopback: environment.METRICS_FROM_LOOPBACK },
  })
  server.serve(app.fetch, realtime?.upgrade)
  const warming = globalThis.setTimeout(
    () =>
      engine.warmUp().catch((error: unknown) => log.error({ err: error }, 'the engine could not be loaded')),
    WARM_UP_MS,
  )

  sayWhatRuns(say, backend, providers)
  say(`Ekagra ${serverPackage.version} is ready at ${publicAddress(environment, server.port)}`)

  return {
    /**
     * First /readyz says 503 while everything is still served, then streams may finish, then those that have not are ended by an error event,
     * then the port closes. True when every open request could be finished.
     */
    async close({ drainMs, graceMs }: { drainMs: number; graceMs: number }): Promise<boolean> {
      isClosing = true
      news.close()
      clearInterval(filling)
      clearInterval(sweeping)
      clearTimeout(warming)
      await setTimeout(drainMs)
      const graceEnds = performance.now() + graceMs
      const isFinished = await Promise.race([
        idle().then(() => true),
        setTimeout(graceMs, false, { ref: false }),
      ])
      endAll()
      live?.close()
      await realtime?.close()
      const isAnswered = await server.close(Math.max(LAST_WORD_MS, graceEnds - performance.now()))
      const isComplete = isFinished && isAnswered
      // A database that does not answer cannot be left properly either.
      await Promise.race([
        Promise.all([backend.close(), engine.close(), tracer?.close()]),
        setTimeout(LEAVE_MS, undefined, { ref: false }),
      ])
      return isComplete
    },
  }
}
