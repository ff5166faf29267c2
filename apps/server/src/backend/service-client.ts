import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Backend } from './backend.ts'

/** The client with which the server itself reads and writes; row security does not hold it back. */
export function openServiceClient({
  handle,
  url,
  secretKey,
}: Pick<Backend, 'handle' | 'url' | 'secretKey'>): SupabaseClient {
  return createClient(handle ? 'http://embedded' : url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(handle && { global: { fetch: (input, init) => handle(new Request(input, init)) } }),
  })
}
