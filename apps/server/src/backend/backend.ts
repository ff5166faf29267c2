import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Cooperation } from './cooperation.ts'
import type { RealtimeSource } from './realtime-source.ts'
import type { RoomStore } from './room-store.ts'
import type { StorageProblem } from './storage/storage-problem.ts'

/** The database, auth and storage that supabase-js talks to: inside this process, or a Supabase elsewhere. */
export interface Backend {
  /** For people: what is in use and where; contains no secret. */
  description: string
  /** Where a browser finds it; '/' is this server itself. */
  url: string
  publishableKey: string
  secretKey: string
  /** Answers /rest/v1, /auth/v1 and /storage/v1; absent when a Supabase elsewhere does. */
  handle?: (request: Request) => Promise<Response>
  /** Whether the caller has signed in, is a server with the secret key, or holds a signed address. */
  isKnownCaller?: (request: Request) => Promise<boolean>
  /** What the live connections of this server need; absent when a Supabase elsewhere has them. */
  realtime?: RealtimeSource
  /** The rooms of live quizzes; absent when a Supabase elsewhere has the live connections. */
  rooms?: RoomStore
  /** What people with an account may do; absent when a Supabase elsewhere decides. */
  accounts?: { signUp: boolean; mail: boolean }
  isReady(): Promise<boolean>
  /** Why nothing new can be stored; undefined while it can. */
  storageProblem?: (() => StorageProblem | undefined) | undefined
  /** What this process does together with the others on the same database. */
  cooperation: Cooperation
  close(): Promise<void>
  /** Only when this start created it; the password is stored nowhere else. */
  firstAdmin?: { email: string; password: string }
}

/** The client of the server itself; row level security does not apply to it. */
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
