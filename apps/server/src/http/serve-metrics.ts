import type { Handler } from 'hono'
import type { AppEnvironment } from './app-environment.ts'
import { isLoopback } from './is-loopback.ts'
import { isSameSecret } from './is-same-secret.ts'
import type { Metrics } from './metrics.ts'

const SIGNS_OF_A_PROXY = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via']

/**
 * Figures are nobody's business but the operator's: with a token, for whoever sends it as a bearer token; without one, only for
 * callers on this very machine. A proxy on this machine calls from here as well, so what came through one does not count.
 */
export function serveMetrics(metrics: Metrics, token: string | undefined): Handler<AppEnvironment> {
  return async (context) => {
    context.set('area', 'health')
    const isForwarded = SIGNS_OF_A_PROXY.some((name) => context.req.header(name))
    const isAllowed = token
      ? isSameSecret(context.req.header('Authorization'), `Bearer ${token}`)
      : isLoopback(context.env.incoming?.socket.remoteAddress) && !isForwarded
    if (!isAllowed) return context.notFound()
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  }
}
