import { createMiddleware } from 'hono/factory'
import type { Log } from '../log.ts'
import type { AppEnvironment } from './app-environment.ts'
import { clientAddress } from './client-address.ts'
import type { Metrics } from './metrics.ts'
import { TRUSTED_TYPES } from './security-headers.ts'
import type { Tracer } from './traces.ts'

const SANE = /^[\w.:-]{8,128}$/

/** The caller's own id when it is safe to log, so that a request can be followed through several machines; else a new one. */
function requestId(given: string | null | undefined, draw: () => string): string {
  return given && SANE.test(given) ? given : draw()
}

interface FrameOptions {
  headers: [string, string][]
  trustedProxies: number
  drawRequestId(): string
  log: Log
  metrics: Metrics
  /** Absent unless the operator names a collector. */
  tracer?: Tracer | undefined
}

/** Stored files are served from our own origin; scripts in a stored page or drawing must not run. */
const STORED_FILE_POLICY = "default-src 'none'; sandbox"

/** File names are written by people and stay out of the log; it needs only the kind of call. */
function loggedPath(path: string): string {
  return path.startsWith('/storage/') ? path.split('/').slice(0, 4).join('/') : path.slice(0, 200)
}

/** For every answer: a request id, the security headers, a line in the log and a count in the metrics. */
export function frameAnswers({ headers, trustedProxies, drawRequestId, log, metrics, tracer }: FrameOptions) {
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
    metrics.begin()
    const answer = () => next().finally(metrics.end)
    if (tracer) {
      await tracer.request(context.req.header('traceparent'), answer, () => ({
        name: `${context.req.method} ${context.get('area')}`,
        attributes: {
          'http.request.method': context.req.method,
          'url.path': loggedPath(context.req.path),
          'http.response.status_code': context.res.status,
          'ekagra.request_id': id,
        },
        isError: context.res.status >= 500,
      }))
    } else await answer()
    for (const [name, value] of headers) context.res.headers.set(name, value)
    context.res.headers.set('X-Request-Id', id)
    if (context.get('area') === 'storage')
      context.res.headers.set('Content-Security-Policy', STORED_FILE_POLICY)
    else if (context.res.headers.get('Content-Type')?.startsWith('text/html')) {
      const policy = context.res.headers.get('Content-Security-Policy') ?? ''
      context.res.headers.set('Content-Security-Policy', policy + TRUSTED_TYPES)
    }

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
