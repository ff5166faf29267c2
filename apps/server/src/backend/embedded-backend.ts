import type { Connection } from '@supabase/lite'
import type { AccountStore } from './accounts.ts'
import { changeRecorder } from './admin-changes.ts'
import type { Backend } from './backend.ts'
import type { BackendKeys } from './backend-keys.ts'
import type { Cooperation } from './cooperation.ts'
import { createGateway } from './gateway.ts'
import { identifyCaller, isSignedAddress } from './identify-caller.ts'
import { App } from './lite.ts'
import { type ObjectStore, storageAdapter } from './object-store.ts'
import type { StorageProblem } from './storage-problem.ts'

interface EmbeddedOptions {
  description: string
  connection: Connection
  keys: BackendKeys
  objects: ObjectStore
  accounts: AccountStore
  publicUrl: string | undefined
  cooperation: Cooperation
  isReady(): Promise<boolean>
  /** Why nothing new can be stored; absent where the database itself says so. */
  storageProblem?: (() => StorageProblem | undefined) | undefined
  /** Gets the reason why a call was not stored. */
  onNotStored?: ((problem: StorageProblem) => void) | undefined
}

/** A Supabase inside this process: the library's app, locked down, behind our gateway. */
export async function createEmbeddedBackend(options: EmbeddedOptions): Promise<Backend> {
  const { connection, keys, accounts } = options
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: options.publicUrl ?? 'http://localhost',
      additional_redirect_urls: [],
      // Longer than this and not easy to guess: see password-strength.ts.
      minimum_password_length: 10,
      // Learners need no account; users are added in the database by an admin.
      enable_signup: false,
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: { send: () => Promise.reject(new Error('this server sends no e-mail')) } },
    },
  })
  app._storageAdapter = storageAdapter(options.objects)
  await app.init()

  // The library treats some local callers as administrators; without an address it trusts nobody.
  const forward = (request: Request) => app.fetch(request, { peerAddress: null })
  return {
    description: options.description,
    url: '/',
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    handle: createGateway({
      forward,
      recordChange: changeRecorder(forward, keys.secretKey),
      keys,
      accounts,
      isReady: options.isReady,
      failures: options.cooperation.shared?.failures,
      storageProblem: options.storageProblem,
      onNotStored: options.onNotStored,
    }),
    async isKnownCaller(request) {
      const { kind } = await identifyCaller(request, { keys, accounts })
      return (kind !== 'guest' && kind !== 'ended') || isSignedAddress(request.url, keys)
    },
    isReady: options.isReady,
    storageProblem: options.storageProblem,
    cooperation: options.cooperation,
    async close() {
      await options.cooperation.close()
      await connection.close()
    },
  }
}
