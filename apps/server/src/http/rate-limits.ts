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
  /** Rows and files. */
  data: { requests: 1200, seconds: 60 },
} satisfies Record<string, Allowance>

export type Budget = keyof typeof DEFAULT_ALLOWANCES

export interface RateLimits {
  /** Counts one request of an address. Returns the seconds to wait when its budget is used up, else 0. */
  take(budget: Budget, address: string): Promise<number>
}

/** A caller behind a proxy may claim an address of any length. */
const LONGEST_ADDRESS = 100

/** Nobody waits longer than this for a counter: the process then counts by itself for a while. */
const COUNTER_BOUNDS = { ms: 2000, restMs: 5000, now: () => performance.now() }

/**
 * The counters are in the database where several processes share it. While it does not answer, each process counts by itself and allows its share.
 */
export function createRateLimits(
  { shared, processes }: Pick<Cooperation, 'shared' | 'processes'>,
  allowances: Record<Budget, Allowance> = DEFAULT_ALLOWANCES,
): RateLimits {
  const storeClient = shared && { query: boundLookups(COUNTER_BOUNDS)(shared.limits.query) }
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
      // An address that has used up its budget costs the database nothing more.
      inMemoryBlockOnConsumed: requests,
    })
    return async (address: string) => {
      // Counted here in any case: a database that stops answering in the middle of a burst must not begin the count anew.
      const own = await alone.penalty(address)
      try {
        return await together.consume(address)
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
    data: limiter('data'),
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
