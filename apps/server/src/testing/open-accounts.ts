import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { openBackend } from '../backend/open-backend.ts'
import { readEnvironment } from '../environment.ts'
import { MIGRATIONS } from './data-folder.ts'
import { runPostOffice } from './post-office.ts'
import type { TestDatabase } from './test-databases.ts'

interface ClientOptions {
  /** The publishable one unless another is given. */
  key?: string | undefined
  flowType?: 'implicit' | 'pkce' | undefined
  /** A client without a store forgets its session with itself. */
  persistSession?: boolean | undefined
}

/** A backend on which everybody may open an account, with a real mail server on this machine, and clients that call it without a network. */
export async function openAccounts(open: () => Promise<TestDatabase>) {
  const post = await runPostOffice()
  const database = await open()
  const backend = await openBackend(
    readEnvironment({
      ...database.environment,
      SIGN_UP: 'on',
      SMTP_URL: post.url,
      MAIL_FROM: 'Ekagra <codes@example.org>',
      PUBLIC_URL: 'https://ekagra.example',
    }),
    MIGRATIONS,
  )
  const send = (request: Request) => backend.handle?.(request) ?? Promise.reject(new Error('no backend'))
  return {
    post,
    database,
    backend,
    send,
    connect({
      key = backend.publishableKey,
      flowType = 'implicit',
      persistSession = flowType === 'pkce',
    }: ClientOptions = {}): SupabaseClient {
      const kept = new Map<string, string>()
      return createClient('http://embedded', key, {
        auth: {
          persistSession,
          autoRefreshToken: false,
          detectSessionInUrl: false,
          flowType,
          experimental: { recoveryCodes: true, passkey: true },
          storage: {
            getItem: (item) => kept.get(item) ?? null,
            setItem: (item, value) => void kept.set(item, value),
            removeItem: (item) => void kept.delete(item),
          },
        },
        global: { fetch: (input, init) => send(new Request(input, init)) },
      })
    },
    async close(): Promise<void> {
      await backend.close()
      await post.close()
      await database.remove()
    },
  }
}
export type OpenAccounts = Awaited<ReturnType<typeof openAccounts>>
