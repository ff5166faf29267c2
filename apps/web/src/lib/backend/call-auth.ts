import type { SupabaseClient } from '@supabase/supabase-js'
import { loadConfig } from './load-config.ts'

/** A call to the auth service of our own server, with the session of whoever is signed in. */
export async function callAuth(
  client: SupabaseClient,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const { publishableKey } = await loadConfig()
  const { data } = await client.auth.getSession()
  return fetch(`/auth/v1${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      Authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
