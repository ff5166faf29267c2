import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnvironment } from './app-environment.ts'

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

/** Says no in the form that the caller of this part of the server understands. */
export function refuse(
  context: Context<AppEnvironment>,
  status: ContentfulStatusCode,
  sentence: string,
  headers: Record<string, string> = {},
): Response {
  return context.json(errorBody(context.get('area'), status, sentence), status, {
    'Cache-Control': 'no-store',
    ...headers,
  })
}
