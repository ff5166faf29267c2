import { createMiddleware } from 'hono/factory'
import type { Log } from '../log.ts'
import type { AppEnvironment } from './app-environment.ts'
import { clientAddress } from './client-address.ts'
import type { Metrics } from './metrics.ts'

const SANE = /^[\w.:-]{8,128}$/

/** The caller's own id, so that one can follow a request through several machines, when it is fit for a log; else a new one. */
function requestId(given: string | null | undefined, draw: () => string): string {
  return given && SANE.test(given) ? given : draw()
}

interface FrameOptions {
  headers: [string, string][]
  trustedProxies: number
  drawRequestId(): string
  log: Log
  metrics: Metrics
}

/** Stored files come from our own origin; a page or drawing among them must not run in its name. */
const STORED_FILE_POLICY = "default-src 'none'; sandbox"

/** Names of stored files are people's own words; the log needs only the kind of call. */
function loggedPath(path: string): string {
  return path.startsWith('/storage/') ? path.split('/').slice(0, 4).join('/') : path.slice(0, 200)
}

/** Around every answer: a request id, the security headers, a line in the log and a count in the figures. */
export function frameAnswers({ headers, trustedProxies, drawRequestId, log, metrics }: FrameOptions) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const start = performance.now()
    const id = requestId(context.req.header('X-Request-Id'), drawRequestId)
    context.set('requestId', id)
    context.set('area', 'none')
    context.set(
      'address',
      clientAddress(
        context.env.incoming?.socket.remoteAddress,
        context.req.header('X-Forwarded-For'),
        trustedProxies,
      ),
    )
    await next()
    for (const [name, value] of headers) context.res.headers.set(name, value)
    context.res.headers.set('X-Request-Id', id)
    if (context.get('area') === 'storage')
      context.res.headers.set('Content-Security-Policy', STORED_FILE_POLICY)

    const seconds = (performance.now() - start) / 1000
    const { method, path } = context.req
    const { status } = context.res
    const area = context.get('area')
    metrics.observe({ area, method, status, seconds })
    const level = status >= 500 ? 'error' : area === 'health' ? 'debug' : 'info'
    log[level](
      { requestId: id, method, path: loggedPath(path), status, durationMs: Math.round(seconds * 1e4) / 10 },
      'request',
    )
  })
}
