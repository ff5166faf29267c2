import { isRecord } from '@ekagra/schema/is-record'
import type { Session } from '@supabase/supabase-js'
import { parseJson } from '../stores/core/parse-json.ts'

/** The claims of a token, unchecked: they only decide what is shown. */
function readClaims(token: string): unknown {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
  try {
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    return parseJson(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Whether a session still lacks the second factor that its owner has turned on; the server refuses it everything until then. */
export function needsSecondFactor({ user, access_token }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  const claims = readClaims(access_token)
  return hasFactor && !(isRecord(claims) && claims.aal === 'aal2')
}
