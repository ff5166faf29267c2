import type { Backend } from './backend.ts'

interface SupabaseOptions {
  url: string
  publishableKey: string
  secretKey: string
  fetch: typeof fetch
}

const PATIENCE_MS = 3000

/** A Supabase elsewhere: browsers talk to it themselves, we only tell them where it is. */
export function openSupabase({ url, publishableKey, secretKey, fetch }: SupabaseOptions): Backend {
  return {
    description: `Supabase at ${url}`,
    url,
    publishableKey,
    secretKey,
    async isReady() {
      const response = await fetch(`${url}/auth/v1/health`, {
        headers: { apikey: publishableKey },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await response.body?.cancel()
      return response.ok
    },
    close: () => Promise.resolve(),
  }
}
