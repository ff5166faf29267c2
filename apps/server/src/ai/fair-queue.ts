/** One answer in the making. Its calls take turns with those of the others. */
export interface Ticket {
  /** Calls that were started for it. */
  started: number
  /** Nobody waits for it: it comes after all others. */
  isSpare: boolean
}

export const drawTicket = (isSpare = false): Ticket => ({ started: 0, isSpare })

/** A confirmation goes first: its draft is paid for, and a learner waits for it. */
export type Urgency = 'confirmation' | 'draft'

interface FairQueueOptions {
  /** The most calls at one time; it may change. */
  most(): number
  /** Monotonic milliseconds. */
  now(): number
}

interface Waiter {
  ticket: Ticket
  urgency: Urgency
  order: number
  admit(): void
}

/** Where the number of parallel calls begins: enough for a class, and most providers allow it to everybody. */
const FIRST_LIMIT = 32
const GROW = 2
const LEAST_LIMIT = 2
const SHRINK = 0.8
/** The share of the places that is kept for confirmations: a learner's first question must not wait until somebody's draft ends. */
const RESERVED = 0.1
/** One overload causes many refusals at the same moment; they count once. */
const SHRINK_EVERY_MS = 500

/**
 * The one queue in front of a provider. Confirmations come before drafts; among equals comes the answer that has had the fewest calls,
 * so that nobody waits for all calls of somebody else. Who waits, waits until their own signal is aborted. The number of parallel calls
 * grows with each success while calls wait, and shrinks when the provider refuses or does not answer.
 */
export function createFairQueue({ most, now }: FairQueueOptions) {
  const waiting = new Set<Waiter>()
  let running = 0
  /** How many of them are drafts. */
  let drafting = 0
  let allowed = FIRST_LIMIT
  const limit = () => Math.min(most(), allowed)
  let entered = 0
  let pausedUntil = 0
  let shrunkAt = Number.NEGATIVE_INFINITY
  /** Whether the end of the pause is waited for. */
  let isWaking = false

  const comesBefore = (a: Waiter, b: Waiter): boolean => {
    if (a.ticket.isSpare !== b.ticket.isSpare) return b.ticket.isSpare
    if (a.urgency !== b.urgency) return a.urgency === 'confirmation'
    if (a.ticket.started !== b.ticket.started) return a.ticket.started < b.ticket.started
    return a.order < b.order
  }
  const next = (): Waiter | undefined => {
    const isOpenForDrafts = drafting < limit() - Math.floor(limit() * RESERVED)
    let first: Waiter | undefined
    for (const waiter of waiting) {
      if (waiter.urgency === 'draft' && !isOpenForDrafts) continue
      if (!first || comesBefore(waiter, first)) first = waiter
    }
    return first
  }
  const advance = () => {
    const pause = pausedUntil - now()
    if (pause > 0) {
      if (!isWaking) {
        setTimeout(() => {
          isWaking = false
          advance()
        }, pause)
      }
      isWaking = true
      return
    }
    while (running < limit()) {
      const waiter = next()
      if (!waiter) return
      waiting.delete(waiter)
      waiter.ticket.started += 1
      running += 1
      if (waiter.urgency === 'draft') drafting += 1
      waiter.admit()
    }
  }
  const leave = (urgency: Urgency) => {
    running -= 1
    if (urgency === 'draft') drafting -= 1
    advance()
  }

  return {
    waiting: () => waiting.size,
    running: () => running,
    limit,
    /**
     * Waits for a turn.
     * @returns what to call when the turn is over
     * @throws the reason of the signal when it is aborted first
     */
    enter(ticket: Ticket, urgency: Urgency, signal: AbortSignal): Promise<() => void> {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const giveUp = () => {
          waiting.delete(waiter)
          reject(signal.reason)
        }
        const waiter: Waiter = {
          ticket,
          urgency,
          order: entered++,
          admit() {
            signal.removeEventListener('abort', giveUp)
            resolve(() => leave(urgency))
          },
        }
        signal.addEventListener('abort', giveUp, { once: true })
        waiting.add(waiter)
        advance()
      })
    },
    /** Nobody is admitted for this long. */
    pause(ms: number): void {
      pausedUntil = Math.max(pausedUntil, now() + ms)
    },
    grow(): void {
      if (limit() < most() && waiting.size > 0) {
        allowed = Math.min(most(), limit() + GROW)
        advance()
      }
    },
    shrink(): void {
      if (now() - shrunkAt < SHRINK_EVERY_MS) return
      shrunkAt = now()
      allowed = Math.max(Math.min(LEAST_LIMIT, most()), Math.floor(limit() * SHRINK))
    },
  }
}
