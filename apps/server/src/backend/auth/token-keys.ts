import {
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import * as z from 'zod/mini'

const ALGORITHM = 'ES256'

const PrivateKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
})

/** A new pair of keys, as it is stored. */
export async function drawSigningKey(drawId: () => string): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: drawId(), alg: ALGORITHM })
}

/**
 * Sessions are signed with a key of which everybody may have the public half, so that a client can check a token by itself. The embedded
 * auth service only knows a shared secret, so it gets each token signed anew.
 */
export async function openTokenKeys(stored: string, jwtSecret: string) {
  const { kty, crv, x, y, d, kid } = PrivateKey.parse(JSON.parse(stored))
  const [privateKey, publicKey] = await Promise.all([
    importJWK({ kty, crv, x, y, d }, ALGORITHM),
    importJWK({ kty, crv, x, y }, ALGORITHM),
  ])
  const secret = new TextEncoder().encode(jwtSecret)
  const published: JWK = { kty, crv, x, y, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] }
  return {
    jwks: { keys: [published] },
    sign: (claims: JWTPayload): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' }).sign(privateKey),
    /** The same claims, as the embedded backend can read them. */
    signForBackend: (claims: JWTPayload): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret),
    /** The claims of a token that we signed and that has not expired. */
    async read(token: string): Promise<JWTPayload | undefined> {
      try {
        const { alg } = decodeProtectedHeader(token)
        // Each algorithm has its own key: a public key must never be taken for a secret.
        const { payload } =
          alg === ALGORITHM
            ? await jwtVerify(token, publicKey, { algorithms: [ALGORITHM] })
            : await jwtVerify(token, secret, { algorithms: ['HS256'] })
        return payload
      } catch {
        return undefined
      }
    },
  }
}
export type TokenKeys = Awaited<ReturnType<typeof openTokenKeys>>
