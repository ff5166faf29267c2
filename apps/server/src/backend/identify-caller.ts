import { decode, sign, verify } from 'hono/jwt'
import * as z from 'zod/mini'
import { isSameSecret } from '../http/is-same-secret.ts'
import type { BackendKeys } from './backend-keys.ts'

/** `server`: the holder of the secret key; `guest`: everybody who has not signed in. */
export type Caller = 'server' | 'admin' | 'user' | 'guest'

const AdminClaims = z.looseObject({ app_metadata: z.looseObject({ role: z.literal('admin') }) })

/** What a token says that we signed ourselves and that has not expired. */
async function readToken(token: string, jwtSecret: string): Promise<object | undefined> {
  try {
    return await verify(token, jwtSecret, 'HS256')
  } catch {
    return undefined
  }
}

/** Who calls, as far as keys and signatures prove it. */
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

/** Whether the address itself was signed by us: whoever holds such a one may use it without signing in. */
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
 * Puts what a Supabase has in its access tokens, and the embedded auth service leaves out, into a session: the metadata of the
 * user, on which the row policies decide who is an admin, and the assurance level.
 * @returns undefined when the answer holds no session
 */
export async function signSession(answer: unknown, jwtSecret: string): Promise<object | undefined> {
  const session = Session.safeParse(answer)
  if (!session.success) return undefined
  const { access_token, user } = session.data
  const claims = {
    ...decode(access_token).payload,
    // Without any role the policies on SQLite would fail to find one instead of finding the wrong one.
    app_metadata: { role: null, ...user.app_metadata },
    user_metadata: user.user_metadata,
    aal: 'aal1',
    is_anonymous: false,
  }
  return { ...session.data, access_token: await sign(claims, jwtSecret, 'HS256') }
}
