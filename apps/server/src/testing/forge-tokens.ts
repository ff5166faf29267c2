import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

const bytes = (text: string) => new TextEncoder().encode(text)

interface ForgeOptions {
  /** A token that is right. */
  token: string
  /** The published half of the key that signed it, as JSON. */
  published: string
  /** The secret that the server shares with the embedded backend. */
  jwtSecret: string
}

/** What somebody could make of a right token without the key, and one that was right long ago. */
export async function forgeTokens({
  token,
  published,
  jwtSecret,
}: ForgeOptions): Promise<Record<string, string>> {
  const claims = decodeJwt(token)
  const header = { ...decodeProtectedHeader(token), alg: 'ES256' }
  const { privateKey } = await generateKeyPair('ES256')
  const sign = (key: string) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(bytes(key))
  const [head = '', , signature = ''] = token.split('.')
  const raised = Buffer.from(
    JSON.stringify({ ...claims, role: 'service_role', app_metadata: { role: 'admin' } }),
  )
  return {
    unsigned: new UnsecuredJWT(claims).encode(),
    'of another secret': await sign('a secret that is not ours, long enough'),
    'of the published key as a secret': await sign(published),
    'of another key': await new SignJWT(claims).setProtectedHeader(header).sign(privateKey),
    'with another signature': `${token.slice(0, -4)}AAAA`,
    'with other claims': `${head}.${raised.toString('base64url')}.${signature}`,
    expired: await new SignJWT({ ...claims, iat: 1_700_000_000, exp: 1_700_003_600 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(bytes(jwtSecret)),
  }
}
