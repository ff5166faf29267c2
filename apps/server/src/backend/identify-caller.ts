import { decode, sign, verify } from 'hono/jwt'
import * as z from 'zod/mini'
import { isSameSecret } from '../http/is-same-secret.ts'
import type { BackendKeys } from './backend-keys.ts'

/** `server`: the holder of the secret key; `guest`: everybody who has not signed in. */
export type Caller = 'server' | 'admin' | 'user' | 'guest'

const AdminClaims = z.looseObject({ app_metadata: z.looseObject({ role: z.literal('admin') }) })

/** The claims of a token that we signed and that has not expired. */
async function readToken(token: string, jwtSecret: string): Promise<object | undefined> {
  try {
    return await verify(token, jwtSecret, 'HS256')
  } catch {
    return undefined
  }
}

/** Who is calling, proven by a key or a signature. */
export async function identifyCaller(
  request: Request,
  { secretKey, jwtSecret }: Pick<BackendKeys, 'secretKey' | 'jwtSecret'>,
): Promise<Caller> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? ''
  const apiKey = request.headers.get('apikey') ?? ''
  if (isSameSecret(bearer, secretKey) || (bearer === '' && isSameSecret(apiKey, secretKey))) return 'server'
  const claims = await readToken(bearer, jwtSecret)
  if (!claims) return 'guest'
  return AdminClaims.safeParse(claims).success ? 'admin' : 'user'
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

/**
 * Adds to a session what the access tokens of a Supabase contain and the embedded auth service leaves out: the metadata of the
 * user, by which the row policies recognise an admin, and the assurance level.
 * @returns undefined when the answer contains no session
 */
export async function signSession(answer: unknown, jwtSecret: string): Promise<object | undefined> {
  const session = Session.safeParse(answer)
  if (!session.success) return undefined
  const { access_token, user } = session.data
  const claims = {
    ...decode(access_token).payload,
    // The policies on SQLite fail with an error when there is no role at all, so there is always one.
    app_metadata: { role: null, ...user.app_metadata },
    user_metadata: user.user_metadata,
    aal: 'aal1',
    is_anonymous: false,
  }
  return { ...session.data, access_token: await sign(claims, jwtSecret, 'HS256') }
}
