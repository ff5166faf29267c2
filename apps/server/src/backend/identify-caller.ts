import { decode, sign, verify } from 'hono/jwt'
import * as z from 'zod/mini'
import { isSameSecret } from '../http/is-same-secret.ts'
import { type Account, type AccountStore, passwordFingerprint } from './accounts.ts'
import type { BackendKeys } from './backend-keys.ts'

/**
 * `server`: has the secret key; `guest`: is not signed in; `ended`: has a token, but its session has ended or its password has been
 * changed.
 */
export type Caller =
  | { kind: 'server' | 'guest' }
  | { kind: 'ended'; reason: 'session_not_found' | 'bad_jwt' }
  | { kind: 'admin' | 'user'; account: Account }

interface CallerOptions {
  keys: Pick<BackendKeys, 'secretKey' | 'jwtSecret'>
  accounts: Pick<AccountStore, 'findBySession'>
}

/** The claims of a token that we signed and that has not expired. */
async function readToken(token: string, jwtSecret: string): Promise<object | undefined> {
  try {
    return await verify(token, jwtSecret, 'HS256')
  } catch {
    return undefined
  }
}

const SessionClaims = z.looseObject({
  session_id: z.string(),
  password_fingerprint: z.string(),
  app_metadata: z.looseObject({ role: z.optional(z.unknown()) }),
})

/** Who is calling, proven by a key, or by a signature and a session that still exists. */
export async function identifyCaller(request: Request, { keys, accounts }: CallerOptions): Promise<Caller> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? ''
  const apiKey = request.headers.get('apikey') ?? ''
  if (isSameSecret(bearer, keys.secretKey) || (bearer === '' && isSameSecret(apiKey, keys.secretKey))) {
    return { kind: 'server' }
  }
  const token = await readToken(bearer, keys.jwtSecret)
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
  return isCurrent ? { kind: isAdmin ? 'admin' : 'user', account } : { kind: 'ended', reason: 'bad_jwt' }
}

/** Whether we signed the address: it may then be used without signing in. */
export async function isSignedAddress(
  address: string,
  { jwtSecret }: Pick<BackendKeys, 'jwtSecret'>,
): Promise<boolean> {
  const token = new URL(address).searchParams.get('token')
  return token !== null && (await readToken(token, jwtSecret)) !== undefined
}

const Session = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({
    app_metadata: z.record(z.string(), z.unknown()),
    user_metadata: z.record(z.string(), z.unknown()),
  }),
})
type Session = z.infer<typeof Session>

/** The session that an answer of the auth service contains, with its id; undefined when it contains none. */
export function readSession(answer: unknown): { session: Session; sessionId: string } | undefined {
  const session = Session.safeParse(answer)
  if (!session.success) return undefined
  const claims = z
    .looseObject({ session_id: z.string() })
    .safeParse(decode(session.data.access_token).payload)
  return claims.success ? { session: session.data, sessionId: claims.data.session_id } : undefined
}

/**
 * Adds to a session what the access tokens of a Supabase contain and the embedded auth service leaves out: the metadata of the
 * user, by which the row policies recognise an admin, and the assurance level; and the fingerprint of the password, with which it ends.
 */
export async function signSession(
  { access_token, user, ...rest }: Session,
  account: Account,
  jwtSecret: string,
): Promise<object> {
  const claims = {
    ...decode(access_token).payload,
    // The policies on SQLite fail with an error when there is no role at all, so there is always one.
    app_metadata: { role: null, ...user.app_metadata },
    user_metadata: user.user_metadata,
    password_fingerprint: passwordFingerprint(account, jwtSecret),
    aal: 'aal1',
    is_anonymous: false,
  }
  return { ...rest, user, access_token: await sign(claims, jwtSecret, 'HS256') }
}
