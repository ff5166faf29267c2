import type { Handler } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import * as z from 'zod/mini'
import type { ProviderState } from '../ai/guard-provider.ts'
import type { GenerationObserver } from '../generation/generation.ts'
import type { AppEnvironment } from './app-environment.ts'
import { isLoopback } from './client-address.ts'
import { isSameSecret } from './is-same-secret.ts'

/** Calls, time and cost of AI, for Prometheus. */
function createGenerationMetrics(registry: Registry): GenerationObserver {
  const registers = [registry]
  const calls = new Counter({
    name: 'ekagra_ai_calls_total',
    help: 'Calls to AI providers, by provider, purpose and outcome',
    labelNames: ['provider', 'purpose', 'outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'ekagra_ai_call_duration_seconds',
    help: 'Seconds of a call to an AI provider, from its start to its end',
    labelNames: ['provider', 'purpose'],
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 80],
    registers,
  })
  const tokens = new Counter({
    name: 'ekagra_ai_tokens_total',
    help: 'Tokens read and written by AI providers; estimated where a provider does not say',
    labelNames: ['provider', 'purpose', 'direction'],
    registers,
  })
  const dollars = new Counter({
    name: 'ekagra_ai_cost_dollars_total',
    help: 'What the tokens cost by the price table',
    labelNames: ['provider', 'purpose'],
    registers,
  })
  const drops = new Counter({
    name: 'ekagra_ai_questions_dropped_total',
    help: 'Questions that AI wrote and no learner got, by reason',
    labelNames: ['provider', 'reason'],
    registers,
  })
  const first = new Histogram({
    name: 'ekagra_ai_first_question_seconds',
    help: 'Seconds until the first question that a provider had to write',
    labelNames: ['provider'],
    buckets: [0.5, 1, 2, 3, 5, 10, 20, 40],
    registers,
  })
  const turnedAway = new Counter({
    name: 'ekagra_ai_turned_away_total',
    help: 'Calls that were not made: busy (no turn in time), resting (too many failures), budget (used up)',
    labelNames: ['provider', 'kind'],
    registers,
  })
  const drafts = new Counter({
    name: 'ekagra_ai_drafts_total',
    help: 'Questions that providers were asked for, whether they were served or not',
    labelNames: ['provider'],
    registers,
  })
  const served = new Counter({
    name: 'ekagra_ai_questions_served_total',
    help: 'Questions by AI that learners got, by provider; pool for those written earlier',
    labelNames: ['source'],
    registers,
  })
  const pool = new Counter({
    name: 'ekagra_pool_questions_total',
    help: 'Questions wanted from the pool, by whether it had them',
    labelNames: ['result'],
    registers,
  })
  return {
    call(record) {
      const { provider, purpose, outcome } = record
      calls.inc({ provider, purpose, outcome })
      seconds.observe({ provider, purpose }, record.seconds)
      tokens.inc({ provider, purpose, direction: 'in' }, record.inputTokens)
      tokens.inc({ provider, purpose, direction: 'out' }, record.outputTokens)
      dollars.inc({ provider, purpose }, record.dollars)
    },
    drop: (reason, provider) => drops.inc({ provider, reason }),
    firstQuestion: (provider, elapsed) => first.observe({ provider }, elapsed),
    served: (source) => served.inc({ source }),
    turnAway: (provider, kind) => turnedAway.inc({ provider, kind }),
    draft: (provider, questions) => drafts.inc({ provider }, questions),
    pool(found, wanted) {
      pool.inc({ result: 'hit' }, found)
      pool.inc({ result: 'miss' }, Math.max(0, wanted - found))
    },
  }
}

const BREAKER_VALUES: Record<ProviderState['breaker'], number> = { closed: 0, 'half-open': 1, open: 2 }

/** The queue and the breaker of each provider. */
function createProviderGauges(registry: Registry, states: () => ProviderState[]): void {
  const gauge = (name: string, help: string, read: (state: ProviderState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['provider'],
      registers: [registry],
      collect() {
        for (const state of states()) this.set({ provider: state.name }, read(state))
      },
    })
  gauge('ekagra_ai_queue_depth', 'Calls that wait for their turn at a provider', ({ waiting }) => waiting)
  gauge('ekagra_ai_calls_running', 'Calls under way at a provider', ({ running }) => running)
  gauge('ekagra_ai_call_limit', 'Calls that a provider may get at one time just now', ({ limit }) => limit)
  gauge(
    'ekagra_ai_breaker_state',
    'Breaker of a provider: 0 closed, 1 half-open, 2 open',
    ({ breaker }) => BREAKER_VALUES[breaker],
  )
}

const AnswerFigures = z.looseObject({
  sources: z.record(z.string(), z.number()),
  firstQuestionMs: z.optional(z.number()),
})

/** What the process itself can tell: whether its database answers, how much waits for the engine, how much room the disk has. */
interface ProcessState {
  isReady(): Promise<boolean>
  /** Work that waits for a thread of the engine. */
  engineWaiting(): number
  /** Bytes free where the data is; undefined when the data is not on this machine. */
  freeBytes(): Promise<number | undefined>
}

function createProcessGauges(registry: Registry, state: ProcessState): void {
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => undefined)
        // A figure that cannot be read is left out; an old one would be taken for a new one.
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  gauge('ekagra_backend_ready', 'Whether the database answers: 1 or 0', async () =>
    (await state.isReady().catch(() => false)) ? 1 : 0,
  )
  gauge(
    'ekagra_engine_queue_depth',
    'Sets, notes and doubts that wait for a thread of the engine',
    async () => state.engineWaiting(),
  )
  gauge('ekagra_disk_free_bytes', 'Bytes free on the disk of the data folder', () => state.freeBytes())
}

/** Metrics for Prometheus. Routes are named by what serves them, never by their path, which callers can invent. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'ekagra_http_requests_total',
    help: 'Requests answered, by what served them, method and status',
    labelNames: ['area', 'method', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'ekagra_http_request_duration_seconds',
    help: 'Seconds from the request to the start of its answer',
    labelNames: ['area'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  const running = new Gauge({
    name: 'ekagra_http_requests_running',
    help: 'Requests whose answer has not begun',
    registers: [registry],
  })
  const questions = new Counter({
    name: 'ekagra_questions_total',
    help: 'Questions sent to learners, by who made them: engine, bank, pool or a provider',
    labelNames: ['source'],
    registers: [registry],
  })
  const sets = new Histogram({
    name: 'ekagra_set_first_question_seconds',
    help: 'Seconds from the request for a set to its first question',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20],
    registers: [registry],
  })
  return {
    generation: createGenerationMetrics(registry),
    watchProcess: (state: ProcessState) => createProcessGauges(registry, state),
    begin: () => running.inc(),
    end: () => running.dec(),
    /** Takes from the figures of an answer who made its questions and how soon the first one came. */
    answered(figures: Record<string, unknown>) {
      const answer = AnswerFigures.safeParse(figures)
      if (!answer.success) return
      for (const [source, count] of Object.entries(answer.data.sources)) questions.inc({ source }, count)
      if (answer.data.firstQuestionMs !== undefined) sets.observe(answer.data.firstQuestionMs / 1000)
    },
    /** Reads how each provider is whenever the metrics are read. */
    watchProviders: (read: () => ProviderState[]) => createProviderGauges(registry, read),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe(request: { area: string; method: string; status: number; seconds: number }) {
      requests.inc({ area: request.area, method: request.method, status: request.status })
      duration.observe({ area: request.area }, request.seconds)
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>

const SIGNS_OF_A_PROXY = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via']

export interface MetricsAccess {
  /** Whoever sends it as a bearer token may read the metrics. */
  token?: string | undefined
  /** Whether callers on this machine may read them. A proxy on this machine that leaves no sign makes everybody such a caller. */
  fromLoopback?: boolean | undefined
}

/** Metrics are for the operator only, and for nobody unless the operator says how they are read. */
export function serveMetrics(
  metrics: Metrics,
  { token, fromLoopback }: MetricsAccess,
): Handler<AppEnvironment> {
  return async (context) => {
    context.set('area', 'health')
    const hasToken =
      token !== undefined && isSameSecret(context.req.header('Authorization'), `Bearer ${token}`)
    const isLocal =
      fromLoopback === true &&
      isLoopback(context.env.incoming?.socket.remoteAddress) &&
      !SIGNS_OF_A_PROXY.some((name) => context.req.header(name))
    if (!hasToken && !isLocal) return context.notFound()
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  }
}
