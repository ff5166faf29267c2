import * as z from 'zod/mini'
import { signSession } from './sign-session.ts'

interface GatewayOptions {
  forward(request: Request): Promise<Response>
  jwtSecret: string
  isReady(): Promise<boolean>
}

/** The auth calls that work without mail; a spelling that is not here, such as one with escapes, reaches nothing. */
const ALLOWED = new Set([
  '/token',
  '/signup',
  '/user',
  '/logout',
  '/settings',
  '/health',
  '/.well-known/jwks.json',
])
/** Flows that end in an e-mail. There is no mail server, and some of them would create users. */
const NEEDS_MAIL = new Set([
  '/otp',
  '/magiclink',
  '/recover',
  '/resend',
  '/verify',
  '/invite',
  '/reauthenticate',
])
const ISSUES_SESSION = new Set(['/token', '/signup'])

const AUTH = '/auth/v1'

function authError(status: number, code: string, sentence: string): Response {
  return Response.json({ code: status, error_code: code, msg: sentence }, { status })
}

function mailIsOff(): Response {
  return authError(
    422,
    'email_provider_disabled',
    'This server sends no e-mail; ask an administrator instead.',
  )
}

const EmailChange = z.looseObject({ email: z.string().check(z.minLength(1)) })

async function changesEmail(request: Request): Promise<boolean> {
  if (request.method !== 'PUT') return false
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return EmailChange.safeParse(body).success
}

const JWT = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/

/** Failures of the library as a Supabase would word them, with nothing of the inside in them. */
async function replaceFailure(request: Request, response: Response, isReady: GatewayOptions['isReady']) {
  const text = await response.text()
  if (/RLS policy violation|row-level security/i.test(text)) {
    const isSignedIn = JWT.test(request.headers.get('Authorization') ?? '')
    return Response.json(
      { code: '42501', message: 'new row violates row-level security policy', details: null, hint: null },
      { status: isSignedIn ? 403 : 401 },
    )
  }
  const isUp = await isReady().catch(() => false)
  const message = isUp
    ? 'Something went wrong on our side. Please try again.'
    : 'The database does not answer at the moment. Please try again in a few seconds.'
  return Response.json(
    { code: 'unexpected_failure', message, msg: message, error: message },
    isUp ? { status: 500 } : { status: 503, headers: { 'Retry-After': '5' } },
  )
}

/** Stands before the embedded backend: refuses what must not reach it, and completes or corrects what comes out of it. */
export function createGateway({ forward, jwtSecret, isReady }: GatewayOptions) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const authRoute = pathname.startsWith(AUTH) ? pathname.slice(AUTH.length) : undefined
    if (authRoute !== undefined && NEEDS_MAIL.has(authRoute)) return mailIsOff()
    if (authRoute !== undefined && !ALLOWED.has(authRoute)) {
      return authError(404, 'not_found', 'This server has no such auth call.')
    }
    if (authRoute === '/user' && (await changesEmail(request))) return mailIsOff()

    const answer = await forward(request)
    // Which other origins may call is decided for the whole server in one place.
    const headers = new Headers(answer.headers)
    for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)

    if (answer.status >= 500) return replaceFailure(request, answer, isReady)
    if (authRoute !== undefined && ISSUES_SESSION.has(authRoute) && answer.ok) {
      const session = await signSession(await answer.json(), jwtSecret)
      headers.delete('Content-Length')
      // An answer of another form would be a token without the claims that the policies need: better none.
      return session
        ? Response.json(session, { headers })
        : authError(500, 'unexpected_failure', 'No session was made.')
    }
    return new Response(answer.body, { status: answer.status, headers })
  }
}
