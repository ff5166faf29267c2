import { verify } from 'hono/jwt'
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
