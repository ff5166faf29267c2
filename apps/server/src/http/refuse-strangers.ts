import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from './app-environment.ts'
import { refuse } from './refuse.ts'

const SENDS_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Takes nothing from callers whom nobody knows; what they may read is decided elsewhere. */
export function refuseStrangers(knows: (request: Request) => Promise<boolean>) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    if (SENDS_NOTHING.has(context.req.method) || (await knows(context.req.raw))) return next()
    // The body is not read, so nothing else can be sent over this connection.
    return refuse(context, 403, 'Sign in to use stored files.', { Connection: 'close' })
  })
}
