import * as z from 'zod/mini'

const Claims = z.object({ role: z.string() })

/** Whether a Supabase key opens everything: a new `sb_secret_` key, or an old JWT of the service role. */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  const payload = key.split('.')[1]
  if (payload === undefined) return false
  try {
    const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    return claims.success && claims.data.role === 'service_role'
  } catch {
    return false
  }
}
