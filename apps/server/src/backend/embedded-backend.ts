import type { Connection } from '@supabase/lite'
import { isSameSecret } from '../http/is-same-secret.ts'
import { createRateLimits } from '../http/rate-limits.ts'
import { changeRecorder } from './admin-changes.ts'
import type { AccountStore } from './auth/accounts.ts'
import { openAuthCalls } from './auth/auth-calls.ts'
import type { AuthQuery } from './auth/auth-query.ts'
import { openAuthStore } from './auth/auth-store.ts'
import type { Mailer } from './auth/mail.ts'
import type { NewUser } from './auth/new-user.ts'
import { createSignInPauses, rememberFailures } from './auth/sign-in-pauses.ts'
import type { Backend } from './backend.ts'
import type { BackendKeys } from './backend-keys.ts'
import type { Cooperation } from './cooperation.ts'
import { createGateway } from './gateway.ts'
import { identifyCaller, identifyToken, isSignedAddress } from './identify-caller.ts'
import { App } from './lite.ts'
import type { Bus } from './realtime-source.ts'
import { openRoomStore } from './room-store.ts'
import { type ObjectStore, storageAdapter } from './storage/object-store.ts'
import type { StorageProblem } from './storage/storage-problem.ts'

/** How people may come in, as the operator has set it. */
export interface AccountSettings {
  /** Whether everybody may open an account. */
  signUp: boolean
  /** Absent when the server sends no mail. */
  mailer?: Mailer | undefined
}

interface EmbeddedOptions {
  description: string
  connection: Connection
  keys: BackendKeys
  objects: ObjectStore
  accounts: AccountStore
  query: AuthQuery
  insertUser(user: NewUser): Promise<void>
  settings: AccountSettings
  /** Gets an error after which things go on; a letter that was not sent, for example. */
  onTrouble?: ((error: unknown) => void) | undefined
  publicUrl: string | undefined
  cooperation: Cooperation
  bus: Bus
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
      // Accounts are opened by our own calls, which tell nobody who has one.
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

  const pauses = createSignInPauses(rememberFailures(Date.now), options.cooperation.shared?.failures)
  const limits = createRateLimits(options.cooperation)
  const auth = await openAuthCalls({
    store: openAuthStore({ query: options.query, insertUser: options.insertUser, now: Date.now }),
    accounts,
    pauses,
    jwtSecret: keys.jwtSecret,
    publicUrl: options.publicUrl,
    signUp: options.settings.signUp,
    mailer: options.settings.mailer,
    takeLetter: (email) => limits.take('letters', email),
    onTrouble: options.onTrouble ?? (() => undefined),
    now: Date.now,
  })

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
      auth,
      pauses,
      isReady: options.isReady,
      storageProblem: options.storageProblem,
      onNotStored: options.onNotStored,
    }),
    async isKnownCaller(request) {
      const { kind } = await identifyCaller(request, { keys, accounts, tokens: auth.tokens })
      return (kind !== 'guest' && kind !== 'ended') || isSignedAddress(request.url, keys)
    },
    realtime: {
      bus: options.bus,
      async identify(token) {
        if (isSameSecret(token, keys.publishableKey)) return { kind: 'guest' }
        const caller = await identifyToken(token, { keys, accounts, tokens: auth.tokens })
        return caller.kind === 'guest' ? undefined : caller
      },
    },
    rooms: openRoomStore(options.query),
    accounts: { signUp: options.settings.signUp, mail: options.settings.mailer !== undefined },
    isReady: options.isReady,
    storageProblem: options.storageProblem,
    cooperation: options.cooperation,
    async close() {
      options.settings.mailer?.close()
      await options.bus.close()
      await options.cooperation.close()
      await connection.close()
    },
  }
}
