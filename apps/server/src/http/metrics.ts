import type { Handler } from 'hono'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
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
    pool(found, wanted) {
      pool.inc({ result: 'hit' }, found)
      pool.inc({ result: 'miss' }, Math.max(0, wanted - found))
    },
  }
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
  return {
    generation: createGenerationMetrics(registry),
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

/**
 * Metrics are for the operator only: with a token, for callers who send it as a bearer token; without one, only for callers on this
 * machine. A proxy on this machine looks like a local caller, so requests that came through a proxy are refused.
 */
export function serveMetrics(metrics: Metrics, token: string | undefined): Handler<AppEnvironment> {
  return async (context) => {
    context.set('area', 'health')
    const isForwarded = SIGNS_OF_A_PROXY.some((name) => context.req.header(name))
    const isAllowed = token
      ? isSameSecret(context.req.header('Authorization'), `Bearer ${token}`)
      : isLoopback(context.env.incoming?.socket.remoteAddress) && !isForwarded
    if (!isAllowed) return context.notFound()
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  }
}
