import * as z from 'zod/mini'

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

export function authError(status: number, code: string, sentence: string): Response {
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
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return EmailChange.safeParse(body).success
}

/** The answer to an auth call that must not reach the embedded backend; undefined for one that may. */
export async function refuseAuthCall(route: string, request: Request): Promise<Response | undefined> {
  if (NEEDS_MAIL.has(route)) return mailIsOff()
  if (!ALLOWED.has(route)) return authError(404, 'not_found', 'This server has no such auth call.')
  if (route === '/user' && request.method === 'PUT' && (await changesEmail(request))) return mailIsOff()
  return undefined
}
