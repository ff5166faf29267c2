import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from './app-environment.ts'
import { isSameSecret } from './is-same-secret.ts'
import { refuse } from './refuse.ts'

/** Like a Supabase, answers only callers that send one of the keys in the `apikey` header. */
export function requireKey(keys: readonly string[]) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const given = context.req.header('apikey')
    if (given === undefined) return refuse(context, 401, 'The apikey header is missing.')
    if (!keys.some((key) => isSameSecret(given, key))) return refuse(context, 401, 'The apikey is not valid.')
    return next()
  })
}
