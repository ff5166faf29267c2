import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhen } from 'cockatiel'
import {
  CallFailed,
  CallLeft,
  type CallOptions,
  callProvider,
  type ModelRequest,
  type TokenUse,
} from './call-provider.ts'
import { createFairQueue, drawTicket, type Ticket } from './fair-queue.ts'
import { orAborted } from './or-aborted.ts'
import { costOf, type Price } from './price-table.ts'
import type { Provider } from './provider.ts'
import { type FailureKind, ProviderFailure } from './provider-failure.ts'
import { createShareBreaker } from './share-breaker.ts'
import { type BudgetStore, createTokenBudget, type Reservation } from './token-budget.ts'

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

/** Why a call was not even tried: it got no turn in time, the provider rests after failures, or its daily budget is used up. */
export type TurnedAway = Extract<FailureKind, 'busy' | 'resting' | 'budget'>

export interface GuardOptions {
  /** The most calls at one time, of all processes together. */
  concurrency: number
  /** How many processes share it. */
  processes?: (() => number) | undefined
  dailyTokens: number
  prices: Readonly<Record<string, Price>>
  /** The fewest failures within half a minute after which a provider is not asked for a while, if most of its calls failed. */
  failuresToRest: number
  /** How long it is not asked, until one call tries again. */
  restMs: number
  /** How long to pause after a refusal by its rate limit that names no time. */
  pauseMs: number
  /** How long it may refuse every call before the others are asked instead. */
  refusalsMs: number
  now(): number
  observe(record: CallRecord): void
  turnAway?: ((provider: string, kind: TurnedAway) => void) | undefined
  budgetStore?: BudgetStore | undefined
}

/** How a provider is at this moment. */
export interface ProviderState {
  name: string
  waiting: number
  running: number
  limit: number
  breaker: 'closed' | 'half-open' | 'open'
}

export interface GuardedCallOptions extends CallOptions {
  /** The answer that the call is for; without one, the call has its turn as a newcomer. */
  ticket?: Ticket | undefined
}

/** A provider behind its queue, its breaker and its budget. */
export interface GuardedProvider extends Omit<Provider, 'model'> {
  /** False while a call would fail at once. */
  isAvailable(): boolean
  state(): ProviderState
  /** The share of the daily budget that is left, from 0 to 1. */
  budgetLeft(): number
  /** How many turns a new call waits. */
  pressure(): number
  /**
   * Waits for a turn, then calls.
   * @param prepare runs when this call's turn comes, and returns null if the call is not needed any more
   * @throws {ProviderFailure}
   */
  call(
    purpose: Purpose,
    prepare: () => ModelRequest | null,
    options: GuardedCallOptions,
  ): Promise<TokenUse | null>
}

/** The longest that a provider can ask us to wait; a longer Retry-After must not switch it off until the next start. */
const LONGEST_WAIT_MS = 10 * 60_000

/** A rate limit and a filter are answers: the provider works. */
const isFault = (error: unknown) =>
  error instanceof CallFailed && !['rate-limited', 'filtered'].includes(error.failure.kind)

const BREAKER_STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const

export function guardProvider(provider: Provider, options: GuardOptions): GuardedProvider {
  const { name, modelId, searchesWeb, readsImages } = provider
  const { concurrency, dailyTokens, prices, now, observe, pauseMs, refusalsMs } = options
  const queue = createFairQueue({
    most: () => Math.max(1, Math.floor(concurrency / (options.processes?.() ?? 1))),
    now: () => performance.now(),
  })
  const breaker = circuitBreaker(handleWhen(isFault), {
    halfOpenAfter: options.restMs,
    breaker: createShareBreaker({
      least: options.failuresToRest,
      underWay: () => queue.running() - 1,
      now: () => performance.now(),
    }),
  })
  const budget = createTokenBudget(name, dailyTokens, now, options.budgetStore)
  const firstTexts = rememberFirstTexts()
  /** Until when the provider asked us to wait. */
  let waitUntil = 0
  /** Refusals by the rate limit since the last success, and the moment of the first. */
  let refusals = 0
  let refusedSince = 0
  /** How long we still have to wait. More than the longest wait means that the clock was set back: then not at all. */
  const waitLeft = () => {
    const left = waitUntil - now()
    return left > LONGEST_WAIT_MS ? 0 : Math.max(0, left)
  }
  const turnAway = (kind: TurnedAway): ProviderFailure => {
    options.turnAway?.(name, kind)
    return new ProviderFailure(kind)
  }

  const ask = async (
    purpose: Purpose,
    request: ModelRequest,
    reservation: Reservation,
    callOptions: CallOptions,
  ) => {
    const start = performance.now()
    const record = (outcome: CallRecord['outcome'], used: TokenUse) => {
      reservation.settle(used.inputTokens + used.outputTokens)
      const seconds = (performance.now() - start) / 1000
      observe({ provider: name, purpose, outcome, seconds, ...used, dollars: costOf(modelId, used, prices) })
    }
    let firstTextMs: number | undefined
    const timedOptions: CallOptions = {
      ...callOptions,
      patience: {
        ...callOptions.patience,
        firstTextMs: firstTexts.patience(callOptions.patience.firstTextMs),
      },
      onText(text) {
        firstTextMs ??= performance.now() - start
        return callOptions.onText(text)
      },
    }
    try {
      const used = await callProvider(provider, request, timedOptions)
      record('success', used)
      if (firstTextMs !== undefined) firstTexts.add(firstTextMs)
      refusals = 0
      queue.grow()
      return used
    } catch (error) {
      if (error instanceof CallFailed) {
        const { failure, used } = error
        // A refused call reads nothing, so it costs nothing.
        record(failure.kind, failure.kind === 'rate-limited' ? { inputTokens: 0, outputTokens: 0 } : used)
        if (failure.kind === 'rate-limited') heed(failure)
        else if (failure.retryAfterMs !== undefined) wait(failure.retryAfterMs)
        if (failure.kind === 'timeout') queue.shrink()
      } else if (error instanceof CallLeft) record('cancelled', error.used)
      throw error
    }
  }
  const wait = (ms: number) => {
    waitUntil = now() + Math.min(ms, LONGEST_WAIT_MS)
  }
  /** Pauses for as long as the rate limit says, or twice as long as the last time. */
  const heed = ({ retryAfterMs }: ProviderFailure) => {
    if (refusals === 0) refusedSince = now()
    refusals += 1
    const pause = retryAfterMs ?? pauseMs * 2 ** Math.min(refusals - 1, 5)
    if (pause > refusalsMs) wait(pause)
    else queue.pause(pause)
    queue.shrink()
  }
  const state = (): ProviderState => ({
    name,
    waiting: queue.waiting(),
    running: queue.running(),
    limit: queue.limit(),
    breaker: BREAKER_STATES[breaker.state],
  })

  return {
    name,
    modelId,
    searchesWeb,
    readsImages,
    isAvailable: () => breaker.state !== CircuitState.Open && waitLeft() === 0 && !budget.isUsedUp(),
    state,
    budgetLeft: budget.shareLeft,
    pressure: () => Math.floor(queue.waiting() / queue.limit()),
    async call(purpose, prepare, { ticket = drawTicket(), ...callOptions }) {
      const { signal } = callOptions
      for (;;) {
        if (budget.isUsedUp()) throw turnAway('budget')
        if (breaker.state === CircuitState.Open) throw turnAway('resting')
        const left = waitLeft()
        if (left > 0) throw new ProviderFailure('rate-limited', { retryAfterMs: left })
        const leave = await queue
          .enter(ticket, purpose === 'verification' ? 'confirmation' : 'draft', signal)
          .catch((reason: unknown) => {
            // The others left the queue because nobody needs their call any more.
            if (reason instanceof DOMException && reason.name === 'TimeoutError')
              options.turnAway?.(name, 'busy')
            throw reason
          })
        let reservation: Reservation | undefined
        let isAsked = false
        try {
          // The turn may have come long after the call was made.
          reservation = await budget.reserve()
          if (!reservation) throw turnAway('budget')
          signal.throwIfAborted()
          const request = prepare()
          if (request === null) return null
          const { settle } = reservation
          // A call ends some time after its signal; a caller who has left must not wait for that.
          return await orAborted(signal, () =>
            breaker.execute(() => {
              isAsked = true
              return ask(purpose, request, { settle }, callOptions)
            }),
          )
        } catch (error) {
          signal.throwIfAborted()
          if (error instanceof BrokenCircuitError) throw turnAway('resting')
          if (!(error instanceof CallFailed)) throw error
          const isPaused = error.failure.kind === 'rate-limited' && waitLeft() === 0
          if (!isPaused || now() - refusedSince > refusalsMs) throw error.failure
          ticket.started -= 1
        } finally {
          // A call that was made says itself what it used, which may be after its caller has left.
          if (!isAsked) reservation?.settle(0)
          leave()
        }
      }
    },
  }
}

const REMEMBERED = 20
const TIMES_SLOWEST = 4
const LEAST_PATIENCE_MS = 8000

/** How soon the last answers began: a call that takes several times as long hangs, and is given up before its full deadline. */
function rememberFirstTexts() {
  const times: number[] = []
  return {
    add(ms: number): void {
      times.push(ms)
      if (times.length > REMEMBERED) times.shift()
    },
    patience: (fullMs: number): number =>
      times.length < REMEMBERED
        ? fullMs
        : Math.min(fullMs, Math.max(LEAST_PATIENCE_MS, TIMES_SLOWEST * Math.max(...times))),
  }
}
