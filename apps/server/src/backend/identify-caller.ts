import { decode, verify } from 'hono/jwt'
import type { JWTPayload } from 'jose'
import * as z from 'zod/mini'
import { isSameSecret } from '../http/is-same-secret.ts'
import { type Account, type AccountStore, passwordFingerprint } from './auth/accounts.ts'
import type { TokenKeys } from './auth/token-keys.ts'
import type { BackendKeys } from './backend-keys.ts'

/**
 * `server`: has the secret key; `guest`: is not signed in; `ended`: has a token, but its session has ended or its password has been
 * changed.
 */
export type Caller =
  | { kind: 'server' | 'guest' }
  | { kind: 'ended'; reason: 'session_not_found' | 'bad_jwt' }
  | { kind: 'admin' | 'user'; account: Account; claims: JWTPayload }

interface CallerOptions {
  keys: Pick<BackendKeys, 'secretKey' | 'jwtSecret'>
  accounts: Pick<AccountStore, 'findBySession'>
  tokens: Pick<TokenKeys, 'read'>
}

const SessionClaims = z.looseObject({
  session_id: z.string(),
  password_fingerprint: z.string(),
  app_metadata: z.looseObject({ role: z.optional(z.unknown()) }),
})

/** Who is calling, proven by a key, or by a signature and a session that still exists. */
export async function identifyCaller(request: Request, options: CallerOptions): Promise<Caller> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? ''
  const apiKey = request.headers.get('apikey') ?? ''
  if (bearer === '' && isSameSecret(apiKey, options.keys.secretKey)) return { kind: 'server' }
  return identifyToken(bearer, options)
}

/** Who has this key or token; a guest when it is neither the secret key nor a token that we signed. */
export async function identifyToken(
  bearer: string,
  { keys, accounts, tokens }: CallerOptions,
): Promise<Caller> {
  if (isSameSecret(bearer, keys.secretKey)) return { kind: 'server' }
  const token = await tokens.read(bearer)
  if (!token) return { kind: 'guest' }
  const claims = SessionClaims.safeParse(token)
  const account = claims.success ? await accounts.findBySession(claims.data.session_id) : undefined
  if (!claims.success) return { kind: 'ended', reason: 'bad_jwt' }
  if (!account) return { kind: 'ended', reason: 'session_not_found' }
  const isAdmin = claims.data.app_metadata.role === 'admin'
  const isCurrent =
    isSameSecret(claims.data.password_fingerprint, passwordFingerprint(account, keys.jwtSecret)) &&
    // The row policies read the role from the token, so a role that was taken away must end it.
    isAdmin === account.isAdmin
  return isCurrent
    ? { kind: isAdmin ? 'admin' : 'user', account, claims: token }
    : { kind: 'ended', reason: 'bad_jwt' }
}

/** Whether we signed the address: it may then be used without signing in. */
export async function isSignedAddress(
  address: string,
  { jwtSecret }: Pick<BackendKeys, 'jwtSecret'>,
): Promise<boolean> {
  const token = new URL(address).searchParams.get('token')
  if (token === null) return false
  return verify(token, jwtSecret, 'HS256').then(
    () => true,
    () => false,
  )
}

const Session = z.object({ access_token: z.string(), refresh_token: z.string() })
const SessionId = z.looseObject({ session_id: z.string() })

/** The session that an answer of the auth service contains; undefined when it contains none. */
export function readSession(answer: unknown): { sessionId: string; refreshToken: string } | undefined {
  const session = Session.safeParse(answer)
  if (!session.success) return undefined
  const claims = SessionId.safeParse(decode(session.data.access_token).payload)
  return claims.success
    ? { sessionId: claims.data.session_id, refreshToken: session.data.refresh_token }
    : undefined
}
