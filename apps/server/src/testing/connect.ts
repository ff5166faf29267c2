import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { RunningServer } from './run-server.ts'

/** A client as the browser has it, which forgets its session at the end of the test. */
export function connect(server: RunningServer, key = server.config.publishableKey): SupabaseClient {
  return createClient(new URL(server.config.backendUrl, server.url).href, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

export async function signIn(
  server: RunningServer,
  account: { email: string; password: string },
): Promise<SupabaseClient> {
  const client = connect(server)
  const { error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return client
}
