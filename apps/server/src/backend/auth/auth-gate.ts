import * as z from 'zod/mini'
import { peekJson } from '../../http/peek-json.ts'

/** The auth calls of a Supabase that exist here; any other spelling, such as one with escapes, is refused. */
const ALLOWED = new Set([
  '/token',
  '/signup',
  '/user',
  '/logout',
  '/settings',
  '/health',
  '/.well-known/jwks.json',
  '/otp',
  '/magiclink',
  '/recover',
  '/resend',
  '/verify',
  '/invite',
  '/reauthenticate',
  '/authorize',
  '/sso',
  '/sessions',
  '/factors',
  '/factors/recovery-codes',
  '/factors/recovery-codes/verify',
  '/factors/recovery-codes/regenerate',
  '/user/identities/authorize',
  '/admin/users',
  '/admin/generate_link',
])
const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const WITH_ID = new RegExp(
  `^/(factors/${ID}(/challenge|/verify)?|sessions/${ID}|user/identities/${ID}|admin/users/${ID}(/factors(/${ID})?)?)$`,
)

export function authError(status: number, code: string, sentence: string, more: object = {}): Response {
  return Response.json({ code: status, error_code: code, msg: sentence, ...more }, { status })
}

/** The answer where a letter would have to be sent: the same for every address. */
export function mailIsOff(): Response {
  return authError(
    422,
    'email_provider_disabled',
    'This server sends no e-mail; ask an administrator instead.',
  )
}

/** The library fails with an error when a field has the wrong type, instead of refusing the request. */
const Credentials = z.looseObject({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  password: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
})

/** The body of a call; undefined when there is none or it is not JSON, which the library refuses itself. */
async function readBody(request: Request): Promise<unknown> {
  if (request.method !== 'POST' && request.method !== 'PUT') return undefined
  return peekJson(request)
}

/** The answer to an auth call that must not reach the embedded backend; undefined for one that may. */
export async function refuseAuthCall(route: string, request: Request): Promise<Response | undefined> {
  if (!ALLOWED.has(route) && !WITH_ID.test(route))
    return authError(404, 'not_found', 'This server has no such auth call.')
  const body = await readBody(request)
  if (body === undefined) return undefined
  if (Credentials.safeParse(body).success) return undefined
  return authError(
    400,
    'validation_failed',
    'E-mail address, phone number, password and token must be texts.',
  )
}

/** E-mail address and password of a sign-in; undefined when the call is none. */
export async function readSignIn(
  route: string,
  request: Request,
): Promise<{ email: string; password: string } | undefined> {
  if (route !== '/token' || new URL(request.url).searchParams.get('grant_type') !== 'password')
    return undefined
  const { success, data } = Credentials.safeParse(await readBody(request))
  if (!success || data.email === undefined || data.password === undefined) return undefined
  return { email: data.email, password: data.password }
}

/** The token by which a session is renewed; undefined when the call is another one. */
export async function readRefreshToken(route: string, request: Request): Promise<string | undefined> {
  if (route !== '/token' || new URL(request.url).searchParams.get('grant_type') !== 'refresh_token')
    return undefined
  const { success, data } = Credentials.safeParse(await readBody(request))
  return success ? data.refresh_token : undefined
}

/** The answer to a sign-in at an account that was tried too often. */
export function tooManySignIns(seconds: number): Response {
  const answer = authError(
    429,
    'over_request_rate_limit',
    `Too many wrong passwords for this account. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
  )
  answer.headers.set('Retry-After', String(seconds))
  return answer
}
