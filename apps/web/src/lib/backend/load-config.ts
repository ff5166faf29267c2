import { AppConfig } from '@ekagra/schema/app-config'

/** The config until a server sends one: everything is local, and the built-in engine writes the questions. */
export const OFFLINE_CONFIG: AppConfig = {
  backendUrl: '/',
  functionsUrl: '/functions/v1',
  publishableKey: '',
  features: { ai: false, news: false, accounts: null },
  supportEmail: null,
  version: 'offline',
}

const TIMEOUT_MS = 8000

let loading: Promise<AppConfig> | undefined

async function fetchConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json', {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return AppConfig.parse(await response.json())
}

/**
 * Requested once. If the server cannot be reached, the offline defaults are used and the next call tries
 * again.
 */
export async function loadConfig(): Promise<AppConfig> {
  loading ??= fetchConfig()
  try {
    return await loading
  } catch {
    loading = undefined
    return OFFLINE_CONFIG
  }
}
