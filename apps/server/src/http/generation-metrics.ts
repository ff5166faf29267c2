import { Counter, Histogram, type Registry } from 'prom-client'
import type { GenerationObserver } from '../generation/observer.ts'

/** What AI does, takes and costs, for Prometheus. */
export function createGenerationMetrics(registry: Registry): GenerationObserver {
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
