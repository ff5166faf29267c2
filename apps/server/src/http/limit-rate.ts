import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from './app-environment.ts'
import type { Budget, RateLimits } from './rate-limits.ts'
import { refuse } from './refuse.ts'

/** Refuses an address that has used up its budget, and says when to come back. */
export function limitRate(limits: RateLimits, budget: Budget) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const wait = await limits.take(budget, context.get('address'))
    if (wait === 0) return next()
    return refuse(context, 429, `Too many requests. Try again in ${wait} second${wait === 1 ? '' : 's'}.`, {
      'Retry-After': String(wait),
    })
  })
}
