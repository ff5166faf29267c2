import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel'
import {
  CallFailed,
  CallLeft,
  type CallOptions,
  callProvider,
  type ModelRequest,
  type TokenUse,
} from './call-provider.ts'
import { costOf, type Price } from './price-table.ts'
import type { Provider } from './provider.ts'
import { type FailureKind, ProviderFailure } from './provider-failure.ts'
import { type BudgetStore, createTokenBudget } from './token-budget.ts'

/** What a call is for, in figures. */
export type Purpose = 'questions' | 'verification' | 'notes' | 'doubt'

export interface CallRecord {
  provider: string
  purpose: Purpose
  outcome: 'success' | 'cancelled' | FailureKind
  seconds: number
  inputTokens: number
  outputTokens: number
  dollars: number
}

export interface GuardOptions {
  concurrency: number
  dailyTokens: number
  prices: Readonly<Record<string, Price>>
  /** Failures in a row after which a provider is not asked for a while. */
  failuresToRest: number
  /** How long it is not asked, until one call tries again. */
  restMs: number
  now(): number
  observe(record: CallRecord): void
  budgetStore?: BudgetStore | undefined
}

/** A provider behind its breaker, its queue and its budget. */
export interface GuardedProvider extends Omit<Provider, 'model'> {
  /** False while a call would fail at once. */
  isAvailable(): boolean
  /** @throws {ProviderFailure} */
  call(purpose: Purpose, request: ModelRequest, options: CallOptions): Promise<TokenUse>
}

/** How many calls may wait per running call; further ones go to another provider. */
const QUEUE_PER_PLACE = 4

/** The longest that a provider can ask us to wait; a longer Retry-After must not switch it off until the next start. */
const LONGEST_WAIT_MS = 10 * 60_000

const isFault = (error: unknown) => error instanceof CallFailed

export function guardProvider(provider: Provider, options: GuardOptions): GuardedProvider {
  const { name, modelId, searchesWeb, readsImages } = provider
  const { concurrency, dailyTokens, prices, now, observe } = options
  const queue = bulkhead(concurrency, concurrency * QUEUE_PER_PLACE)
  const breaker = circuitBreaker(handleWhen(isFault), {
    halfOpenAfter: options.restMs,
    breaker: new ConsecutiveBreaker(options.failuresToRest),
  })
  const budget = createTokenBudget(name, dailyTokens, now, options.budgetStore)
  /** Until when the provider asked us to wait. */
  let waitUntil = 0
  /** How long we still have to wait. More than the longest wait means that the clock was set back: then not at all. */
  const waitLeft = () => {
    const left = waitUntil - now()
    return left > LONGEST_WAIT_MS ? 0 : Math.max(0, left)
  }

  const ask = async (purpose: Purpose, request: ModelRequest, callOptions: CallOptions) => {
    const start = performance.now()
    const record = (outcome: CallRecord['outcome'], used: TokenUse) => {
      budget.take(used.inputTokens + used.outputTokens)
      const seconds = (performance.now() - start) / 1000
      observe({ provider: name, purpose, outcome, seconds, ...used, dollars: costOf(modelId, used, prices) })
    }
    try {
      const used = await callProvider(provider, request, callOptions)
      record('success', used)
      return used
    } catch (error) {
      if (error instanceof CallFailed) {
        const { failure, used } = error
        record(failure.kind, used)
        if (failure.retryAfterMs !== undefined)
          waitUntil = now() + Math.min(failure.retryAfterMs, LONGEST_WAIT_MS)
      } else if (error instanceof CallLeft) record('cancelled', error.used)
      throw error
    }
  }

  return {
    name,
    modelId,
    searchesWeb,
    readsImages,
    isAvailable: () => breaker.state !== CircuitState.Open && waitLeft() === 0 && !budget.isUsedUp(),
    async call(purpose, request, callOptions) {
      if (budget.isUsedUp()) throw new ProviderFailure('budget')
      const { signal } = callOptions
      const wait = waitLeft()
      if (wait > 0) throw new ProviderFailure('rate-limited', { retryAfterMs: wait })
      try {
        return await orAborted(
          signal,
          queue.execute(() => breaker.execute(() => ask(purpose, request, callOptions)), signal),
        )
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof CallFailed) throw error.failure
        if (error instanceof BrokenCircuitError) throw new ProviderFailure('resting')
        if (error instanceof BulkheadRejectedError) throw new ProviderFailure('busy')
        throw error
      }
    },
  }
}

/** The queue checks the signal only when a place is free; a caller who has left must not wait for that. */
async function orAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  let leave: (() => void) | undefined
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
  })
  try {
    return await Promise.race([work, left])
  } finally {
    if (leave) signal.removeEventListener('abort', leave)
  }
}
