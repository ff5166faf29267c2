import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { boundLookups } from '../backend/bound-lookup.ts'
import type { Cooperation } from '../backend/cooperation.ts'

interface Allowance {
  requests: number
  seconds: number
}

/** How much one address may ask for. A whole class often shares one address: sixty learners who all start at once must fit. */
export const DEFAULT_ALLOWANCES = {
  /** Questions cost computing time, and money once an AI writes them. */
  functions: { requests: 300, seconds: 60 },
  /** People rarely sign in or renew a session; password guessing does so often. */
  signIn: { requests: 30, seconds: 60 },
  /** Enough for a class that reports content, too little to fill the table. */
  reports: { requests: 60, seconds: 60 },
  /** Rooms of live quizzes; joining and playing them counts as data. */
  rooms: { requests: 20, seconds: 3600 },
  /** Rows and files. */
  data: { requests: 1200, seconds: 60 },
  /** Letters to one e-mail address. */
  letters: { requests: 1, seconds: 60 },
} satisfies Record<string, Allowance>

export type Budget = keyof typeof DEFAULT_ALLOWANCES

export interface RateLimits {
  /** Counts one request of an address. Returns the seconds to wait when its budget is used up, else 0. */
  take(budget: Budget, address: string): Promise<number>
}

/** A caller behind a proxy may claim an address of any length. */
const LONGEST_ADDRESS = 100

/** Nobody waits longer than this for a counter: the process then counts by itself for a while. */
const COUNTER_MS = 400

interface Waiter {
  resolve(count: RateLimiterRes): void
  reject(reason: unknown): void
}

/**
 * Requests of one address that come while a count is under way are counted by one statement: a burst must not queue for its own counter.
 * @param count adds to the counter of an address; its answer, or its refusal, says the sum
 * @param most how many are allowed
 */
function inBatches(count: (address: string, requests: number) => Promise<RateLimiterRes>, most: number) {
  const waiting = new Map<string, Waiter[]>()
  const countAll = async (address: string) => {
    for (;;) {
      const batch = waiting.get(address) ?? []
      if (batch.length === 0) break
      waiting.set(address, [])
      try {
        const sum = await count(address, batch.length).catch((refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return refusal
          throw refusal
        })
        const before = sum.consumedPoints - batch.length
        for (const [index, { resolve, reject }] of batch.entries()) {
          if (before + index < most) resolve(sum)
          else reject(sum)
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    waiting.delete(address)
  }
  return (address: string): Promise<RateLimiterRes> =>
    new Promise((resolve, reject) => {
      const others = waiting.get(address)
      if (others) others.push({ resolve, reject })
      else {
        waiting.set(address, [{ resolve, reject }])
        void countAll(address)
      }
    })
}

/**
 * The counters are in the database where several processes share it. While it does not answer, each process counts by itself and allows its share.
 */
export function createRateLimits(
  { shared, processes }: Pick<Cooperation, 'shared' | 'processes'>,
  bound = boundLookups(),
  allowances: Record<Budget, Allowance> = DEFAULT_ALLOWANCES,
): RateLimits {
  const storeClient = shared && { query: bound(shared.limits.query, COUNTER_MS) }
  const limiter = (name: Budget) => {
    const { requests, seconds } = allowances[name]
    const limits = { points: requests, duration: seconds }
    const alone = new RateLimiterMemory(limits)
    if (!storeClient) return (address: string) => alone.consume(address)
    const together = new RateLimiterPostgres({
      ...limits,
      storeClient,
      storeType: 'client',
      schemaName: 'ekagra_private',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
    })
    const countTogether = inBatches((address, count) => together.consume(address, count), requests)
    return async (address: string) => {
      // Counted here in any case: a database that stops answering in the middle of a burst must not begin the count anew.
      const own = await alone.penalty(address)
      try {
        return await countTogether(address)
      } catch (error) {
        if (error instanceof RateLimiterRes || own.consumedPoints > requests / processes()) {
          throw error instanceof RateLimiterRes ? error : own
        }
        return own
      }
    }
  }
  const limiters = {
    functions: limiter('functions'),
    signIn: limiter('signIn'),
    reports: limiter('reports'),
    rooms: limiter('rooms'),
    data: limiter('data'),
    letters: limiter('letters'),
  }
  return {
    async take(budget, address) {
      try {
        await limiters[budget](address.slice(0, LONGEST_ADDRESS))
        return 0
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
  }
}
