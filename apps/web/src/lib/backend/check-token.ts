import type { JWK, Session, SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { callAuth } from './call-auth.ts'

const Header = z.object({ alg: z.string(), kid: z.optional(z.string()) })
const KeySet = z.object({
  keys: z.array(
    z.looseObject({ kty: z.string(), kid: z.string(), key_ops: z.optional(z.array(z.string())) }),
  ),
})

/** Why a token is not one of this server. */
export type TokenProblem = 'JWKS is empty' | 'No matching signing key found in JWKS' | 'Invalid JWT signature'

function readHeader(token: string): z.infer<typeof Header> | undefined {
  try {
    const part = token.split('.')[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return Header.safeParse(JSON.parse(atob(part))).data
  } catch {
    return undefined
  }
}

/**
 * Checks a token by the keys that the server publishes. The client library takes a token without a key to the server instead of saying what is
 * wrong with it. Undefined when the token is right, or when it cannot be checked: no network, or a server that signs with a shared secret.
 */
export async function checkToken(client: SupabaseClient, token: string): Promise<TokenProblem | undefined> {
  const header = readHeader(token)
  if (!header || header.alg.startsWith('HS')) return header ? undefined : 'Invalid JWT signature'
  const answer = await callAuth(client, 'GET', '/.well-known/jwks.json').catch(() => null)
  const published = answer?.ok ? KeySet.safeParse(await answer.json().catch(() => null)).data : undefined
  if (!published) return undefined
  if (published.keys.length === 0) return 'JWKS is empty'
  const found = published.keys.find(({ kid }) => kid === header.kid)
  if (!found) return 'No matching signing key found in JWKS'
  const key: JWK = { ...found, key_ops: found.key_ops ?? ['verify'] }
  // Whether it has expired is the server's to say: the clock of a device may be wrong.
  const { error } = await client.auth.getClaims(token, { jwks: { keys: [key] }, allowExpired: true })
  return error?.message === 'Invalid JWT signature' ? error.message : undefined
}

/** Whether the server has ended the session; without a network nobody can tell. */
async function isEnded(client: SupabaseClient): Promise<boolean> {
  const { error } = await client.auth.getUser()
  return (
    error !== null &&
    (error.status === 401 || error.status === 403 || error.name === 'AuthSessionMissingError')
  )
}

/**
 * The session of this device. One that was ended elsewhere, or whose token the server cannot have signed because its data were replaced since,
 * is renewed or ended here; otherwise the pages would be empty without a word.
 */
export async function checkedSession(client: SupabaseClient): Promise<Session | null> {
  const { data } = await client.auth.getSession()
  if (!data.session) return null
  const problem = await checkToken(client, data.session.access_token)
  if (problem === undefined && !(await isEnded(client))) return data.session
  const renewed = await client.auth.refreshSession()
  if (renewed.data.session) return renewed.data.session
  await client.auth.signOut({ scope: 'local' })
  return null
}
