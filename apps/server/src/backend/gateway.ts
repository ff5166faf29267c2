import { authError, refuseAuthCall } from './auth-gate.ts'
import { listFolder } from './list-folder.ts'
import { signSession } from './sign-session.ts'
import { completeSignedAddress, signSeveral } from './signed-addresses.ts'
import { unwrapUpload } from './unwrap-upload.ts'

interface GatewayOptions {
  forward(request: Request): Promise<Response>
  jwtSecret: string
  isReady(): Promise<boolean>
}

/** As written, escapes included: the embedded backend decodes a path, and what it means must not differ from what we checked. */
const ROUTE = /^\/(rest|auth|storage)\/v1(?=\/|$)(.*)$/

const ISSUES_SESSION = new Set(['/token', '/signup'])
const SIGNS_ONE = /^\/object\/(upload\/)?sign\/[^/]+\/./
const SIGNS_SEVERAL = /^\/object\/sign\/[^/]+$/
const LISTS_FOLDER = /^\/object\/list\/[^/]+$/

const USER_TOKEN = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/

/** However the library words it: SQLite answers differently from PostgreSQL, and not always with the right status. */
const ROW_REFUSED = /RLS policy violation|row-level security|Unresolved variable/i

function refuseRow(request: Request): Response {
  const isSignedIn = USER_TOKEN.test(request.headers.get('Authorization') ?? '')
  return Response.json(
    { code: '42501', message: 'new row violates row-level security policy', details: null, hint: null },
    { status: isSignedIn ? 403 : 401 },
  )
}

/** A failure of the library with nothing of the inside in it. */
async function replaceFailure(isReady: GatewayOptions['isReady']): Promise<Response> {
  const isUp = await isReady().catch(() => false)
  const message = isUp
    ? 'Something went wrong on our side. Please try again.'
    : 'The database does not answer at the moment. Please try again in a few seconds.'
  return Response.json(
    { code: 'unexpected_failure', message, msg: message, error: message },
    isUp ? { status: 500 } : { status: 503, headers: { 'Retry-After': '5' } },
  )
}

/** Which other origins may call is decided for the whole server in one place, not by the library. */
function withoutCrossOrigin(source: Headers): Headers {
  const headers = new Headers(source)
  for (const name of source.keys()) if (name.startsWith('access-control-')) headers.delete(name)
  return headers
}

/** Stands before the embedded backend: refuses what must not reach it, and completes or corrects what comes out of it. */
export function createGateway({ forward, jwtSecret, isReady }: GatewayOptions) {
  return async (request: Request): Promise<Response> => {
    const [, area, route = ''] = ROUTE.exec(new URL(request.url).pathname) ?? []
    if (area === undefined) return Response.json({ message: 'There is nothing here.' }, { status: 404 })
    const refusal = area === 'auth' ? await refuseAuthCall(route, request) : undefined
    if (refusal) return refusal

    const isStorageCall = area === 'storage' && request.method === 'POST'
    const ask =
      isStorageCall && LISTS_FOLDER.test(route)
        ? listFolder
        : isStorageCall && SIGNS_SEVERAL.test(route)
          ? signSeveral
          : forward
    const answer = await ask(await unwrapUpload(request), forward)
    const headers = withoutCrossOrigin(answer.headers)
    if (answer.status >= 500 || (area === 'rest' && [401, 403].includes(answer.status))) {
      const text = await answer.text()
      if (ROW_REFUSED.test(text)) return refuseRow(request)
      return answer.status >= 500
        ? replaceFailure(isReady)
        : new Response(text, { status: answer.status, headers })
    }
    if (answer.ok && area === 'auth' && ISSUES_SESSION.has(route)) {
      const session = await signSession(await answer.json(), jwtSecret)
      headers.delete('Content-Length')
      // An answer of another form would be a token without the claims that the policies need: better none.
      return session
        ? Response.json(session, { headers })
        : authError(500, 'unexpected_failure', 'No session was made.')
    }
    if (answer.ok && isStorageCall && SIGNS_ONE.test(route)) {
      headers.delete('Content-Length')
      return Response.json(completeSignedAddress(await answer.json()), { headers })
    }
    return new Response(answer.body, { status: answer.status, headers })
  }
}
