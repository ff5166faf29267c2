import type { SupabaseClient } from '@supabase/supabase-js'
import { plainLocalStorage } from '../stores/core/stored-value.ts'
import { loadConfig, OFFLINE_CONFIG } from './load-config.ts'

/** Of the contract; the client library itself would send heartbeats every 25 s. */
const REALTIME_TIMEOUT_MS = 10_000
const HEARTBEAT_MS = 30_000

let client: SupabaseClient | undefined

/**
 * Functions may have another address than the backend; the client knows only one, so its calls are
 * redirected.
 */
function sendFunctionsTo(functionsUrl: string, backendUrl: string): typeof fetch {
  const expected = new URL('functions/v1/', `${backendUrl}/`).href
  return (input, init) => {
    const address = input instanceof Request ? input.url : `${input}`
    if (!address.startsWith(expected)) return fetch(input, init)
    return fetch(`${functionsUrl}/${address.slice(expected.length)}`, init)
  }
}

const absolute = (address: string) => new URL(address, window.location.origin).href.replace(/\/+$/, '')

/** The only client, created when first needed; null while no server can be reached. */
export async function backendClient(): Promise<SupabaseClient | null> {
  if (client) return client
  const config = await loadConfig()
  if (config === OFFLINE_CONFIG) return null
  const { createClient } = await import('@supabase/supabase-js')
  const backendUrl = absolute(config.backendUrl)
  client ??= createClient(backendUrl, config.publishableKey, {
    auth: {
      storage: plainLocalStorage,
      storageKey: 'ekagra-auth',
      experimental: { recoveryCodes: true },
    },
    global: { fetch: sendFunctionsTo(absolute(config.functionsUrl), backendUrl) },
    realtime: { timeout: REALTIME_TIMEOUT_MS, heartbeatIntervalMs: HEARTBEAT_MS },
  })
  return client
}
