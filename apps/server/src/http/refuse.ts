import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnvironment } from './app-environment.ts'
import { isSameSecret } from './is-same-secret.ts'
import type { Budget, RateLimits } from './rate-limits.ts'

/** Auth, storage and the data API each name their error fields differently; supabase-js looks for these. */
function errorBody(area: string, status: number, sentence: string) {
  switch (area) {
    case 'auth':
      return {
        code: status,
        error_code: status === 429 ? 'over_request_rate_limit' : 'request_refused',
        msg: sentence,
      }
    case 'rest':
      return { code: String(status), message: sentence, details: null, hint: null }
    case 'storage':
      return { statusCode: String(status), error: 'Refused', message: sentence }
    default:
      return { error: sentence }
  }
}

/** Refuses a request in the form that callers of this part of the server expect. */
export function refuse(
  context: Context<AppEnvironment>,
  status: ContentfulStatusCode,
  sentence: string,
  headers: Record<string, string> = {},
): Response {
  const body = JSON.stringify(errorBody(context.get('area'), status, sentence))
  return context.body(body, status, {
    'Content-Type': 'application/json',
    // Without its length even a sentence would be compressed, which takes longer than the rest of a refusal.
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    ...headers,
  })
}

/** Like a Supabase, answers only callers that send one of the keys in the `apikey` header. */
export function requireKey(keys: readonly string[]) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const given = context.req.header('apikey')
    if (given === undefined) return refuse(context, 401, 'The apikey header is missing.')
    if (!keys.some((key) => isSameSecret(given, key))) return refuse(context, 401, 'The apikey is not valid.')
    return next()
  })
}

const SENDS_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses writes by callers who have not signed in; what they may read is decided elsewhere. */
export function refuseUnknownCallers(isKnownCaller: (request: Request) => Promise<boolean>) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    if (SENDS_NOTHING.has(context.req.method) || (await isKnownCaller(context.req.raw))) return next()
    // The body is not read, so nothing else can be sent over this connection.
    return refuse(context, 403, 'Sign in to use stored files.', { Connection: 'close' })
  })
}

const KILOBYTE = 1024

/** Refuses a body that is too large: before reading it when its length is given, else as soon as it is too long. */
export function limitBody(kilobytes: number) {
  const limit = bodyLimit({
    maxSize: kilobytes * KILOBYTE,
    // The rest of the body is not read, so nothing else can be sent over this connection.
    onError: (context) =>
      refuse(context, 413, `The body is larger than the ${kilobytes} KB allowed here.`, {
        Connection: 'close',
      }),
  })
  return createMiddleware<AppEnvironment>((context, next) => {
    const hasBody =
      context.req.header('Content-Length') !== undefined ||
      context.req.header('Transfer-Encoding') !== undefined
    return hasBody ? limit(context, next) : next()
  })
}

/** Refuses an address that has used up its budget, and says when to try again. */
export function limitRate(limits: RateLimits, budget: Budget) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const wait = await limits.take(budget, context.get('address'))
    if (wait === 0) return next()
    return refuse(context, 429, `Too many requests. Try again in ${wait} second${wait === 1 ? '' : 's'}.`, {
      'Retry-After': String(wait),
    })
  })
}
