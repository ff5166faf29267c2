import type { Environment } from '../environment.ts'
import type { Backend } from './backend.ts'
import { workAlone } from './cooperation.ts'
import { readMigrations } from './migrations.ts'
import type { StorageProblem } from './storage/storage-problem.ts'

interface SupabaseOptions {
  url: string
  publishableKey: string
  secretKey: string
  fetch: typeof fetch
}

const PATIENCE_MS = 3000

/** A remote Supabase: browsers talk to it directly, we only tell them its address. */
function openSupabase({ url, publishableKey, secretKey, fetch }: SupabaseOptions): Backend {
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
    // Several servers on one Supabase do not know of each other: each keeps the limits for itself.
    cooperation: workAlone(Date.now),
    close: () => Promise.resolve(),
  }
}

interface TroubleListeners {
  /** Gets an error after which things go on. */
  onTrouble?: ((error: unknown) => void) | undefined
  /** Gets the reason why a call was not stored. */
  onNotStored?: ((problem: StorageProblem) => void) | undefined
}

/** The code that sends mail is loaded only when there is a mail server. */
async function readAccountSettings({ SIGN_UP, SMTP_URL, MAIL_FROM, SUPPORT_EMAIL }: Environment) {
  const signUp = SIGN_UP === 'on'
  if (!SMTP_URL) return { signUp }
  const { openMailer } = await import('./auth/open-mailer.ts')
  return { signUp, mailer: openMailer(SMTP_URL, MAIL_FROM ?? SUPPORT_EMAIL ?? '') }
}

/** Chosen by the environment; each backend is loaded only when it is used. */
export async function openBackend(
  environment: Environment,
  migrationsFolder: string,
  { onTrouble, onNotStored }: TroubleListeners = {},
): Promise<Backend> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, DATABASE_URL, PUBLIC_URL } =
    environment
  if (SUPABASE_URL && SUPABASE_PUBLISHABLE_KEY && SUPABASE_SECRET_KEY) {
    return openSupabase({
      url: SUPABASE_URL,
      publishableKey: SUPABASE_PUBLISHABLE_KEY,
      secretKey: SUPABASE_SECRET_KEY,
      fetch,
    })
  }
  const migrations = await readMigrations(migrationsFolder)
  const settings = await readAccountSettings(environment)
  if (DATABASE_URL) {
    const { openPostgres } = await import('./postgres/open-postgres.ts')
    return openPostgres({
      url: DATABASE_URL,
      migrations,
      publicUrl: PUBLIC_URL,
      settings,
      onTrouble,
      onNotStored,
    })
  }
  const { openSqlite } = await import('./sqlite/open-sqlite.ts')
  return openSqlite({
    folder: environment.DATA_DIR,
    migrations,
    publicUrl: PUBLIC_URL,
    settings,
    onTrouble,
    onNotStored,
  })
}
