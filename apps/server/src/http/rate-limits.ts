import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

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

export function createRateLimits(allowances: Record<Budget, Allowance> = DEFAULT_ALLOWANCES): RateLimits {
  const limiter = ({ requests, seconds }: Allowance) =>
    new RateLimiterMemory({ points: requests, duration: seconds })
  const limiters = {
    functions: limiter(allowances.functions),
    signIn: limiter(allowances.signIn),
    reports: limiter(allowances.reports),
    data: limiter(allowances.data),
  }
  return {
    async take(budget, address) {
      try {
        await limiters[budget].consume(address)
        return 0
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
  }
}
