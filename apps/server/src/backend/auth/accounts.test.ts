/** Accounts with the real client library against both databases, and a real mail server on this machine. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOfApp } from '../../testing/authenticator.ts'
import { forgeTokens } from '../../testing/forge-tokens.ts'
import { CHANGED, EVERYBODY, keyColumnOf, oneRowOfEachTable } from '../../testing/one-row-of-each-table.ts'
import { type OpenAccounts, openAccounts } from '../../testing/open-accounts.ts'
import { postgresIsSkipped } from '../../testing/run-postgres.ts'
import { readKeys } from '../../testing/run-server.ts'
import { testDatabases } from '../../testing/test-databases.ts'

const PASSWORD = 'nine-otters-under-a-bridge'
const OTHER_PASSWORD = 'seven-lanterns-above-the-quay'
/** Some seven hundred calls. */
const MATRIX_MS = 90_000

describe.each(testDatabases)('accounts on $name', ({ name, open }) => {
  const isSkipped = name === 'PostgreSQL' && postgresIsSkipped
  let accounts: OpenAccounts
  let database: OpenAccounts['database']
  let backend: OpenAccounts['backend']
  let post: OpenAccounts['post']

  beforeAll(async () => {
    if (isSkipped) return
    accounts = await openAccounts(open)
    ;({ database, backend, post } = accounts)
  })
  afterAll(() => accounts?.close())

  const send = (request: Request) => accounts.send(request)
  const connect = (key = backend.publishableKey, flowType: 'implicit' | 'pkce' = 'implicit') =>
    accounts.connect({ key, flowType })
  const call = async (method: string, path: string, body?: object, token = '') => {
    const response = await send(
      new Request(`http://embedded${path}`, {
        method,
        headers: {
          apikey: backend.publishableKey,
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
  }
  const tokenOf = async (client: SupabaseClient) =>
    (await client.auth.getSession()).data.session?.access_token ?? ''

  /** Opens an account with a password and the code of the letter. */
  async function signUp(email: string) {
    const client = connect()
    await client.auth.signUp({ email, password: PASSWORD })
    const { error } = await client.auth.verifyOtp({ email, token: await post.codeFor(email), type: 'signup' })
    expect(error).toBeNull()
    return client
  }
  async function turnOnFactor(client: SupabaseClient) {
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
    if (data?.type !== 'totp') throw new Error('no factor')
    const { secret } = data.totp
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: codeOfApp(secret) })
    expect(error).toBeNull()
    return { factorId: data.id, secret, qr: data.totp.qr_code, uri: data.totp.uri }
  }

  describe.skipIf(isSkipped)('signing up and in', () => {
    it('AUTH-02 AUTH-03 AUTH-10 opens an account with a password once the code of the letter is typed', async () => {
      const client = await signUp('asha@example.org')
      const { data } = await client.auth.getSession()
      expect(data.session).toMatchObject({
        token_type: 'bearer',
        expires_in: 3600,
        user: { email: 'asha@example.org', identities: [{ provider: 'email' }] },
      })
      expect((await client.auth.refreshSession()).error).toBeNull()
      const again = await connect().auth.signInWithPassword({ email: 'asha@example.org', password: PASSWORD })
      expect(again.error).toBeNull()
    })

    it('AUTH-24 refuses a sign-up with a password that is easy to guess', async () => {
      const { error } = await connect().auth.signUp({ email: 'weak@example.org', password: 'password123' })
      expect(error?.code).toBe('weak_password')
    })

    it('AUTH-05 AUTH-10 signs in with a code of six digits, which works once and opens an account for a new address', async () => {
      const client = connect()
      await client.auth.signInWithOtp({ email: 'Bina@Example.org' })
      const code = await post.codeFor('bina@example.org')
      const first = await client.auth.verifyOtp({ email: 'bina@example.org', token: code, type: 'email' })
      expect(first.data.user?.email).toBe('bina@example.org')
      const second = await connect().auth.verifyOtp({ email: 'bina@example.org', token: code, type: 'email' })
      expect(second.error?.code).toBe('otp_expired')
    })

    it('AUTH-11 AUTH-16 exchanges the code of a link only for the page that asked for it', async () => {
      const email = 'link@example.org'
      await connect(backend.secretKey).auth.admin.createUser({ email })
      const client = connect(backend.publishableKey, 'pkce')
      await client.auth.signInWithOtp({ email })
      const link = new URL(await post.linkFor(email))
      const opened = await call('GET', link.pathname + link.search)
      expect(opened.status).toBe(303)
      const code = new URL(opened.headers.get('Location') ?? '').searchParams.get('code') ?? ''
      const thief = await call('POST', '/auth/v1/token?grant_type=pkce', {
        auth_code: code,
        code_verifier: 'guessed',
      })
      expect(thief.body.error_code).toBe('bad_code_verifier')
      const { data, error } = await client.auth.exchangeCodeForSession(code)
      expect([error, data.session?.user.email]).toEqual([null, email])
      expect((await call('GET', link.pathname + link.search)).headers.get('Location')).toMatch(/otp_expired/)
    })

    it('AUTH-10 lets somebody who lost the password choose another with a code, which ends the other sessions', async () => {
      const email = 'lost@example.org'
      await connect(backend.secretKey).auth.admin.createUser({ email, password: PASSWORD })
      const before = connect()
      await before.auth.signInWithPassword({ email, password: PASSWORD })
      const client = connect()
      await client.auth.resetPasswordForEmail(email)
      const token = await post.codeFor(email)
      expect((await client.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull()
      expect((await client.auth.updateUser({ password: OTHER_PASSWORD })).error).toBeNull()
      expect((await before.auth.refreshSession()).error).not.toBeNull()
      expect((await connect().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
        'invalid_credentials',
      )
      expect((await connect().auth.signInWithPassword({ email, password: OTHER_PASSWORD })).error).toBeNull()
    })

    it('AUTH-10 AUTH-12 moves an account to a new address with a code', async () => {
      const client = await signUp('chand@example.org')
      const asked = await client.auth.updateUser({ email: 'chandra@example.org' })
      expect([asked.error, asked.data.user?.email]).toEqual([null, 'chand@example.org'])
      const token = await post.codeFor('chandra@example.org')
      const moved = await client.auth.verifyOtp({ email: 'chandra@example.org', token, type: 'email_change' })
      expect(moved.data.user?.email).toBe('chandra@example.org')
    })

    it('AUTH-10 AUTH-12 takes the code of a letter instead of the current password', async () => {
      const email = 'nonce@example.org'
      await connect(backend.secretKey).auth.admin.createUser({ email, password: PASSWORD })
      const client = connect()
      await client.auth.signInWithPassword({ email, password: PASSWORD })
      expect((await client.auth.updateUser({ password: OTHER_PASSWORD })).error?.code).toBe(
        'current_password_required',
      )
      expect((await client.auth.reauthenticate()).error).toBeNull()
      const nonce = await post.codeFor(email)
      const wrong = await client.auth.updateUser({ password: OTHER_PASSWORD, nonce: `${nonce}0` })
      expect(wrong.error?.code).toBe('reauthentication_not_valid')
      expect((await client.auth.updateUser({ password: OTHER_PASSWORD, nonce })).error).toBeNull()
    })

    it('AUTH-11 AUTH-14 AUTH-16 AUTH-19 answers as a Supabase does on which a provider is not set up', async () => {
      const client = await signUp('dev@example.org')
      const codes = [
        (await client.auth.signInWithSSO({ domain: 'example.org' })).error?.code,
        (await client.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })).error
          ?.code,
        (await client.auth.signInWithIdToken({ provider: 'google', token: 'x' })).error?.code,
        (await client.auth.signInWithOtp({ phone: '+911234567890' })).error?.code,
        (await client.auth.signInAnonymously()).error?.code,
        (await client.auth.mfa.enroll({ factorType: 'phone', phone: '+911234567890' })).error?.code,
        (await call('GET', '/auth/v1/authorize?provider=github')).body.error_code,
      ]
      expect(codes).toEqual([
        'saml_provider_disabled',
        'manual_linking_disabled',
        'provider_disabled',
        'phone_provider_disabled',
        'anonymous_provider_disabled',
        'mfa_phone_enroll_not_enabled',
        'validation_failed',
      ])
    })

    it('asks for the key of the page in every call but that of a link', async () => {
      const statuses = await Promise.all(
        ['otp', 'signup', 'verify', 'recover', 'factors', 'sessions', 'admin/users'].map(async (route) => {
          const request = new Request(`http://embedded/auth/v1/${route}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: '{"email":"asha@example.org"}',
          })
          return (await send(request)).status
        }),
      )
      expect(statuses.filter((status) => status < 400)).toEqual([])
    })
  })

  describe.skipIf(isSkipped)('a stranger', () => {
    it('gets the same answers for an address with an account and for one without', async () => {
      await connect(backend.secretKey).auth.admin.createUser({ email: 'quiet@example.org' })
      const ask = async (email: string) => {
        const answers = [
          await call('POST', '/auth/v1/otp', { email, create_user: false }),
          await call('POST', '/auth/v1/recover', { email }),
          await call('POST', '/auth/v1/resend', { email, type: 'signup' }),
          await call('POST', '/auth/v1/verify', { email, token: '123456', type: 'email' }),
          await call('POST', '/auth/v1/token?grant_type=password', { email, password: 'wrong-password' }),
        ]
        // Seconds to wait may differ by one.
        return answers.map(({ status, body }) => [
          status,
          JSON.stringify(body).replace(/\d+ second/, 'n second'),
        ])
      }
      expect(await ask('quiet@example.org')).toEqual(await ask('nobody@example.org'))
      const register = async (email: string) => {
        const { status, body } = await call('POST', '/auth/v1/signup', { email, password: PASSWORD })
        const { id, created_at, updated_at, confirmation_sent_at, ...rest } = body
        return [status, typeof id, rest.identities, Object.keys(rest)]
      }
      await connect(backend.secretKey).auth.admin.createUser({ email: 'silent@example.org' })
      expect(await register('silent@example.org')).toEqual(await register('newcomer@example.org'))
      expect((await post.letterFor('silent@example.org')).subject).toMatch(/already have an account/)
    })

    it.each([
      ['a one-time code', 'otp', 'email', 'target'],
      ['the code of a recovery letter', 'recover', 'recovery', 'victim'],
    ])(
      'who guesses %s is slowed, and it is worth nothing after five wrong ones',
      async (_, route, type, name) => {
        const [email, nobody] = [`${name}@example.org`, `no-such-${name}@example.org`]
        await connect(backend.secretKey).auth.admin.createUser({ email })
        const ask = (to: string) => call('POST', `/auth/v1/${route}`, { email: to, create_user: false })
        // A second letter within a minute is refused in the same words, whether there is an account or not.
        const asked = [await ask(email), await ask(nobody), await ask(email), await ask(nobody)]
        expect(asked.map(({ status, body }) => [status, body.error_code])).toEqual([
          [200, undefined],
          [200, undefined],
          [429, 'over_email_send_rate_limit'],
          [429, 'over_email_send_rate_limit'],
        ])
        const code = await post.codeFor(email)
        const guess = (token: string, to = email) =>
          call('POST', '/auth/v1/verify', { email: to, token, type })
        // All at one moment: no two share a try.
        const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
        const statuses = await Promise.all(Array.from({ length: 5 }, () => guess(wrong)))
        expect(statuses.map(({ status }) => status)).toEqual(Array(5).fill(403))
        const slowed = await guess(code)
        expect([slowed.status, Number(slowed.headers.get('Retry-After')) >= 1]).toEqual([429, true])
        await new Promise((resolve) => setTimeout(resolve, 1100))
        expect((await guess(code)).body.error_code).toBe('otp_expired')
        for (let tries = 0; tries < 5; tries += 1) await guess(wrong, nobody)
        expect((await guess(wrong, nobody)).status).toBe(429)
      },
    )

    it('who guesses passwords is locked out after five, the right one too, whether there is an account or not', async () => {
      const [email, nobody] = ['locked@example.org', 'no-such-locked@example.org']
      await connect(backend.secretKey).auth.admin.createUser({ email, password: PASSWORD })
      const guess = async (to: string, password: string) => {
        const { status, body } = await call('POST', '/auth/v1/token?grant_type=password', {
          email: to,
          password,
        })
        return [status, body.error_code].join(' ')
      }
      for (const address of [email, nobody]) {
        const guesses = [...Array<string>(7).fill('wrong-password'), PASSWORD]
        expect(await Promise.all(guesses.map((password) => guess(address, password)))).toEqual([
          ...Array(5).fill('400 invalid_credentials'),
          ...Array(3).fill('429 over_request_rate_limit'),
        ])
      }
    })

    it(
      'ADMIN-03 AUTH-17 AUTH-24 with a forged, unsigned, foreign, outdated, ended or half token has no more than everybody, in every table, function and bucket',
      async () => {
        const service = connect(backend.secretKey)
        const owner = await signUp('esha@example.org')
        const ended = await signUp('yogi@example.org')
        const other = await signUp('zoya@example.org')
        const boss = { email: 'yash@example.org', password: PASSWORD }
        await service.auth.admin.createUser({ ...boss, app_metadata: { role: 'admin' } })
        const [strong, weak] = [connect(), connect()]
        await strong.auth.signInWithPassword(boss)
        await turnOnFactor(strong)
        await weak.auth.signInWithPassword(boss)
        const formerly = { email: 'urvi@example.org', password: PASSWORD }
        const added = await service.auth.admin.createUser({ ...formerly, app_metadata: { role: 'admin' } })
        const former = connect()
        await former.auth.signInWithPassword(formerly)
        await service.auth.admin.updateUserById(added.data.user?.id ?? '', { app_metadata: { role: 'none' } })
        const { jwtSecret } = await readKeys(database.environment)
        const published = JSON.stringify((await call('GET', '/auth/v1/.well-known/jwks.json')).body.keys[0])
        const forge = async (client: SupabaseClient) =>
          forgeTokens({ token: await tokenOf(client), published, jwtSecret })
        const callers: Record<string, string> = {
          nobody: '',
          'another learner': await tokenOf(other),
          'an admin before the second factor': await tokenOf(weak),
          'somebody who is no longer an admin': await tokenOf(former),
          'an ended session': await tokenOf(ended),
          ...(await forge(strong)),
        }
        const ofOwner = await forge(owner)
        await ended.auth.signOut()

        const ownerId = (await owner.auth.getUser()).data.user?.id
        /** What each caller can do in a table, found out by trying everything and looking as the server itself. */
        const tryTable = async (table: string) => {
          const draw = () => ({
            ...oneRowOfEachTable()[table],
            ...(table === 'learner_records' && { user_id: ownerId }),
          })
          const column = keyColumnOf(table)
          const keyOf = (row: Record<string, unknown>) => String(row[column])
          const row = draw()
          await service.from(table).insert(row).throwOnError()
          const stored = async (keys: readonly string[]) =>
            (await service.from(table).select('*').in(column, keys).throwOnError()).data
          const before = await stored([keyOf(row)])
          const one = `/rest/v1/${table}?${column}=eq.${keyOf(row)}`
          const may: Record<string, string> = {}
          const added: Record<string, string> = {}
          for (const [caller, token] of Object.entries({
            ...callers,
            ...(table === 'learner_records' && ofOwner),
          })) {
            const mine = draw()
            const answers = [
              await call('GET', `${one}&select=*`, undefined, token),
              await call('POST', `/rest/v1/${table}`, mine, token),
              await call('PATCH', one, CHANGED[table], token),
              await call('DELETE', one, undefined, token),
            ]
            expect(answers.filter(({ status }) => status >= 500)).toEqual([])
            may[caller] = Array.isArray(answers[0]?.body) && answers[0].body.length > 0 ? 'read' : ''
            added[caller] = keyOf(mine)
          }
          expect(await stored([keyOf(row)])).toEqual(before)
          const found = new Set((await stored(Object.values(added))).map(keyOf))
          for (const [caller, key] of Object.entries(added)) if (found.has(key)) may[caller] += 'add'
          await service
            .from(table)
            .delete()
            .in(column, [keyOf(row), ...Object.values(added)])
            .throwOnError()
          return may
        }
        for (const table of Object.keys(CHANGED)) {
          const { nobody, 'another learner': learner, ...others } = await tryTable(table)
          expect([table, nobody, learner]).toEqual([table, EVERYBODY[table], EVERYBODY[table]])
          const more = Object.entries(others).filter(([, cell]) => cell !== '' && cell !== EVERYBODY[table])
          expect([table, more]).toEqual([table, []])
        }

        await strong.storage.from('files').upload('secret.txt', 'hello', { contentType: 'text/plain' })
        for (const [caller, token] of Object.entries(callers)) {
          const answers = [
            await call('POST', '/storage/v1/object/list/files', { prefix: '' }, token),
            await call('GET', '/storage/v1/object/info/authenticated/files/secret.txt', undefined, token),
            await call('POST', '/storage/v1/object/sign/files/secret.txt', { expiresIn: 60 }, token),
            await call('POST', '/storage/v1/object/files/mine.txt', { mine: true }, token),
            await call('PUT', '/storage/v1/object/files/secret.txt', { mine: true }, token),
            await call(
              'POST',
              '/storage/v1/object/move',
              { bucketId: 'files', sourceKey: 'secret.txt', destinationKey: 'mine.txt' },
              token,
            ),
            await call(
              'POST',
              '/storage/v1/object/copy',
              { bucketId: 'files', sourceKey: 'secret.txt', destinationKey: 'mine.txt' },
              token,
            ),
            await call('POST', '/storage/v1/object/upload/sign/files/mine.txt', {}, token),
            await call('DELETE', '/storage/v1/object/files', { prefixes: ['secret.txt'] }, token),
            await call('POST', '/storage/v1/bucket', { name: 'mine' }, token),
            await call('PUT', '/storage/v1/bucket/files', { public: true }, token),
            await call('DELETE', '/storage/v1/bucket/files', undefined, token),
            // No function of the database can be called by anybody.
            await call('POST', '/rest/v1/rpc/version', {}, token),
            await call(
              'POST',
              '/rest/v1/rpc/set_config',
              { setting_name: 'role', new_value: 'postgres' },
              token,
            ),
            await call('GET', '/auth/v1/admin/users', undefined, token),
            await call('GET', `/auth/v1/admin/users/${ownerId}`, undefined, token),
            await call('POST', '/auth/v1/admin/users', { email: 'mine@example.org' }, token),
            await call(
              'PUT',
              `/auth/v1/admin/users/${ownerId}`,
              { app_metadata: { role: 'admin' }, password: 'taken-over-by-7' },
              token,
            ),
            await call('DELETE', `/auth/v1/admin/users/${ownerId}`, undefined, token),
            await call(
              'POST',
              '/auth/v1/admin/generate_link',
              { type: 'magiclink', email: boss.email },
              token,
            ),
            await call('POST', '/auth/v1/invite', { email: 'mine@example.org' }, token),
          ]
          const given = answers.filter(
            ({ status, body }) => status < 400 && !(Array.isArray(body) && body.length === 0),
          )
          expect([caller, given]).toEqual([caller, []])
          const who = (await call('GET', '/auth/v1/user', undefined, token)).body.email
          expect([caller, who]).toEqual([
            caller,
            { 'another learner': 'zoya@example.org', 'an admin before the second factor': boss.email }[
              caller
            ],
          ])
        }
        // The same with the whole session of an admin: it is the token that was refused.
        expect(await (await strong.storage.from('files').download('secret.txt')).data?.text()).toBe('hello')
        expect((await strong.from('admin_changes').select('id').limit(1)).error).toBeNull()
      },
      MATRIX_MS,
    )

    it('AUTH-15 only admins manage accounts', async () => {
      const learner = await tokenOf(await signUp('farid@example.org'))
      expect((await call('GET', '/auth/v1/admin/users')).status).toBe(401)
      expect((await call('GET', '/auth/v1/admin/users', undefined, learner)).status).toBe(403)
      const body = { type: 'recovery', email: 'asha@example.org' }
      expect((await call('POST', '/auth/v1/admin/generate_link', body, learner)).status).toBe(403)
    })
  })

  describe.skipIf(isSkipped)('the keys', () => {
    it('AUTH-23 let a client check a token by itself, and refuse one that they did not sign', async () => {
      const client = await signUp('gita@example.org')
      const { data, error } = await client.auth.getClaims()
      expect([error, data?.header.alg, data?.claims.email]).toEqual([null, 'ES256', 'gita@example.org'])
      const token = await tokenOf(client)
      const [head, body] = token.split('.')
      const forged = `${head}.${body}.${'A'.repeat(86)}`
      expect((await client.auth.getClaims(forged)).error?.message).toBe('Invalid JWT signature')
    })
  })

  describe.skipIf(isSkipped)('a second factor', () => {
    it('AUTH-17 AUTH-18 AUTH-20 AUTH-21 is needed for everything once it is turned on, and ends other sessions', async () => {
      const email = 'hari@example.org'
      const client = await signUp(email)
      const before = connect()
      await before.auth.signInWithPassword({ email, password: PASSWORD })
      const { factorId, secret, qr, uri } = await turnOnFactor(client)
      expect(qr).toMatch(/^data:image\/svg\+xml.*<svg/s)
      expect(uri).toMatch(/^otpauth:\/\/totp\/Ekagra/)
      expect((await before.auth.refreshSession()).error).not.toBeNull()
      expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([
        { id: factorId, status: 'verified' },
      ])

      const next = connect()
      await next.auth.signInWithPassword({ email, password: PASSWORD })
      expect((await next.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
        currentLevel: 'aal1',
        nextLevel: 'aal2',
      })
      expect((await next.from('learner_records').select('*')).error?.code).toBe('42501')
      const change = await next.auth.updateUser({ password: OTHER_PASSWORD, current_password: PASSWORD })
      expect(change.error?.code).toBe('insufficient_aal')
      expect((await next.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
      expect((await call('DELETE', '/auth/v1/user', {}, await tokenOf(next))).status).toBe(403)
      // A code that was used is not taken a second time.
      const used = await next.auth.mfa.challengeAndVerify({ factorId, code: codeOfApp(secret) })
      expect(used.error?.code).toBe('mfa_verification_failed')
      const later = codeOfApp(secret, 30)
      expect((await next.auth.mfa.challengeAndVerify({ factorId, code: later })).error).toBeNull()
      expect((await next.from('learner_records').select('*')).error).toBeNull()
      expect((await next.auth.refreshSession()).data.session?.access_token).toBeDefined()
      expect((await next.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
    })

    it('AUTH-22 is replaced by a recovery code, each of which works once, and can be removed', async () => {
      const email = 'indu@example.org'
      const client = await signUp(email)
      const { factorId } = await turnOnFactor(client)
      const { data: drawn } = await client.auth.mfa.recoveryCodes.generate()
      expect([drawn?.codes.length, new Set(drawn?.codes).size]).toEqual([10, 10])
      const code = drawn?.codes[0] ?? ''
      const next = connect()
      await next.auth.signInWithPassword({ email, password: PASSWORD })
      expect((await next.auth.mfa.recoveryCodes.verify({ code: code.toUpperCase() })).error).toBeNull()
      expect((await next.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
      const third = connect()
      await third.auth.signInWithPassword({ email, password: PASSWORD })
      expect((await third.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe(
        'mfa_verification_failed',
      )
      expect((await next.auth.mfa.unenroll({ factorId })).error).toBeNull()
      expect((await third.from('learner_records').select('*')).error).toBeNull()
    })

    it('AUTH-21 is guessed slowly, by code and by recovery code, also with all guesses at one moment', async () => {
      const [jaya, jiya] = [await signUp('jaya@example.org'), await signUp('jiya@example.org')]
      const count = async (guess: () => Promise<{ error: { status?: number | undefined } | null }>) => {
        const answers = await Promise.all(Array.from({ length: 8 }, guess))
        return [422, 429].map((status) => answers.filter(({ error }) => error?.status === status).length)
      }
      const { factorId } = await turnOnFactor(jaya)
      const { data } = await jaya.auth.mfa.challenge({ factorId })
      const challengeId = data?.id ?? ''
      expect(await count(() => jaya.auth.mfa.verify({ factorId, challengeId, code: '000000' }))).toEqual([
        5, 3,
      ])
      // Whoever has used up the guesses of one kind has none of the other, were they right.
      const second = await turnOnFactor(jiya)
      const { data: made } = await jiya.auth.mfa.challenge({ factorId: second.factorId })
      const right = {
        factorId: second.factorId,
        challengeId: made?.id ?? '',
        code: codeOfApp(second.secret, 30),
      }
      const { recoveryCodes, verify } = jiya.auth.mfa
      const guesses = Array.from({ length: 5 }, () => recoveryCodes.verify({ code: 'aaaaa-bbbbb' }))
      const answers = [...(await Promise.all(guesses)), await verify(right)]
      expect(answers.map(({ error }) => error?.status)).toEqual([...Array(5).fill(422), 429])
    })
  })

  describe.skipIf(isSkipped)('an admin', () => {
    it('AUTH-15 adds, finds, changes and removes accounts, and passes a code on where no letter is sent', async () => {
      const { admin } = connect(backend.secretKey).auth
      const added = await admin.createUser({ email: 'kavi@example.org', user_metadata: { class: 10 } })
      const id = added.data.user?.id ?? ''
      expect((await admin.getUserById(id)).data.user).toMatchObject({ user_metadata: { class: 10 } })
      expect((await admin.listUsers({ perPage: 1000 })).data.users.map((user) => user.id)).toContain(id)
      expect((await admin.createUser({ email: 'kavi@example.org' })).error?.code).toBe('email_exists')
      const misspelt = 'kavi:example.org'
      const refusals = [
        await admin.createUser({ email: misspelt }),
        await admin.inviteUserByEmail(misspelt),
        await admin.generateLink({ type: 'magiclink', email: misspelt }),
        await admin.updateUserById(id, { email: misspelt }),
      ]
      for (const refused of refusals)
        expect(refused.error?.message).toMatch(/^Unable to validate email address/)
      for (const page of [-1, 0.5])
        expect((await admin.listUsers({ page })).error?.code).toBe('validation_failed')
      const changed = await admin.updateUserById(id, { password: PASSWORD, app_metadata: { role: 'admin' } })
      expect(changed.data.user?.app_metadata.role).toBe('admin')
      const invited = await admin.generateLink({ type: 'invite', email: 'lata@example.org' })
      const { error, data } = await connect().auth.verifyOtp({
        email: 'lata@example.org',
        token: invited.data.properties?.email_otp ?? '',
        type: 'invite',
      })
      expect([error, data.user?.email]).toEqual([null, 'lata@example.org'])
      await admin.inviteUserByEmail('mira@example.org')
      const token = await post.codeFor('mira@example.org')
      expect(
        (await connect().auth.verifyOtp({ email: 'mira@example.org', token, type: 'invite' })).error,
      ).toBeNull()
      expect((await admin.deleteUser(id)).error).toBeNull()
      expect((await admin.getUserById(id)).error?.code).toBe('user_not_found')
    })

    it('adds no account for an invitation that cannot be sent yet', async () => {
      const { admin } = connect(backend.secretKey).auth
      const email = 'hasty@example.org'
      await connect().auth.resetPasswordForEmail(email)
      expect((await admin.inviteUserByEmail(email)).error?.status).toBe(429)
      const { data } = await admin.listUsers({ perPage: 1000 })
      expect(data.users.map((user) => user.email)).not.toContain(email)
    })

    it('AUTH-17 an admin with a second factor has no rights before its code, and what admins do is written down', async () => {
      const email = 'nila@example.org'
      const service = connect(backend.secretKey)
      await service.auth.admin.createUser({ email, password: PASSWORD, app_metadata: { role: 'admin' } })
      const client = connect()
      await client.auth.signInWithPassword({ email, password: PASSWORD })
      await turnOnFactor(client)
      expect((await client.from('reports').select('id').limit(1)).error).toBeNull()
      const weaker = connect()
      await weaker.auth.signInWithPassword({ email, password: PASSWORD })
      expect((await weaker.from('reports').select('id').limit(1)).error?.code).toBe('42501')
      expect((await weaker.storage.from('files').list()).error).not.toBeNull()
      expect((await call('GET', '/auth/v1/admin/users', undefined, await tokenOf(weaker))).status).toBe(403)
      const body = { email: 'omkar@example.org' }
      expect((await call('POST', '/auth/v1/admin/users', body, await tokenOf(client))).status).toBe(200)
      const { data } = await service.from('admin_changes').select('*').eq('subject', 'accounts')
      expect(data).toMatchObject([{ actor: email, action: 'insert', details: 'omkar@example.org' }])
    })
  })

  describe.skipIf(isSkipped)('the records of a learner', () => {
    const record = (userId: string, key: string, received?: string) => ({
      id: crypto.randomUUID(),
      user_id: userId,
      kind: 'history',
      key,
      value: '{"score":1}',
      mark: `${key}-1`,
      changed_at: 1_763_000_000_000,
      ...(received && { received_at: received }),
    })
    const idOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user?.id ?? ''

    it('AUTH-28 are read, added and removed by their owner alone, and changed by nobody', async () => {
      const owner = await signUp('sita@example.org')
      const other = await signUp('tara@example.org')
      const service = connect(backend.secretKey)
      await service.auth.admin.createUser({
        email: 'uma@example.org',
        password: PASSWORD,
        app_metadata: { role: 'admin' },
      })
      const admin = connect()
      await admin.auth.signInWithPassword({ email: 'uma@example.org', password: PASSWORD })
      const userId = await idOf(owner)
      const row = record(userId, 'h-1')
      expect((await owner.from('learner_records').insert(row)).error).toBeNull()
      expect((await owner.from('learner_records').select('key')).data).toEqual([{ key: 'h-1' }])
      for (const stranger of [other, admin, connect()]) {
        expect(
          (await stranger.from('learner_records').select('id').eq('user_id', userId)).data ?? [],
        ).toEqual([])
        expect((await stranger.from('learner_records').insert(record(userId, 'h-2'))).error).not.toBeNull()
        await stranger.from('learner_records').delete().eq('id', row.id)
        await stranger.from('learner_records').update({ value: '' }).eq('id', row.id)
        await stranger.from('learner_records').upsert({ ...row, value: '' })
      }
      await owner.from('learner_records').update({ value: '' }).eq('id', row.id)
      expect((await owner.from('learner_records').upsert({ ...row, value: '' })).error).not.toBeNull()
      // Nobody can write in the name of another.
      await other
        .from('learner_records')
        .update({ user_id: userId })
        .eq('user_id', await idOf(other))
      const { data } = await service.from('learner_records').select('key,value').eq('user_id', userId)
      // On SQLite the library answers with the JSON itself.
      expect(
        data?.map(({ key, value }) => [key, typeof value === 'string' ? JSON.parse(value) : value]),
      ).toEqual([['h-1', { score: 1 }]])
      await owner
        .from('learner_records')
        .delete()
        .eq('kind', 'history')
        .eq('key', 'h-1')
        .in('mark', [row.mark])
      expect((await owner.from('learner_records').select('key')).data).toEqual([])
    })

    it('AUTH-28 are read page by page in the order in which they came, whatever the moment of the next page', async () => {
      const owner = await signUp('vani@example.org')
      const userId = await idOf(owner)
      const columns = 'id,key,received_at'
      for (let batch = 0; batch < 3; batch += 1) {
        const rows = Array.from({ length: 4 }, (_, index) => record(userId, `h-${batch}-${index}`))
        expect((await owner.from('learner_records').insert(rows)).error).toBeNull()
      }
      const read: { id: string; key: string; received_at: string }[] = []
      for (;;) {
        const last = read.at(-1)
        let query = owner.from('learner_records').select(columns)
        if (last) {
          query = query.or(
            `received_at.gt."${last.received_at}",and(received_at.eq."${last.received_at}",id.gt.${last.id})`,
          )
        }
        const { data, error } = await query.order('received_at').order('id').limit(5)
        expect(error).toBeNull()
        read.push(...(data ?? []))
        if ((data ?? []).length < 5) break
      }
      expect(read).toHaveLength(12)
      expect(new Set(read.map(({ key }) => key)).size).toBe(12)
      const momentOf = (text: string) =>
        Date.parse(`${text.replace(' ', 'T').replace(/(Z|[+]00(:?00)?)$/, '')}Z`)
      const late = read.filter(({ received_at }) => !(Math.abs(momentOf(received_at) - Date.now()) < 60_000))
      expect(late).toEqual([])
      const from = read[6]?.received_at ?? ''
      const { data } = await owner.from('learner_records').select(columns).gte('received_at', from)
      expect(data?.length).toBe(read.filter(({ received_at }) => received_at >= from).length)
    })
  })

  describe.skipIf(isSkipped)('the owner of an account', () => {
    it('AUTH-13 sees where they are signed in, and ends one session or all others', async () => {
      const email = 'padma@example.org'
      const client = await signUp(email)
      const others = await Promise.all(
        [1, 2, 3].map(async () => {
          const other = connect()
          await other.auth.signInWithPassword({ email, password: PASSWORD })
          return other
        }),
      )
      const token = await tokenOf(client)
      const list = async () => (await call('GET', '/auth/v1/sessions', undefined, token)).body.sessions
      const listed = await list()
      expect(listed).toHaveLength(4)
      const ended = listed.find((session: { is_current: boolean }) => !session.is_current)
      const stranger = await tokenOf(await signUp('quamar@example.org'))
      expect((await call('DELETE', `/auth/v1/sessions/${ended.id}`, undefined, stranger)).status).toBe(404)
      expect((await call('DELETE', `/auth/v1/sessions/${ended.id}`, undefined, token)).status).toBe(200)
      expect(await list()).toHaveLength(3)
      await client.auth.signOut({ scope: 'others' })
      expect((await list()).map((session: { is_current: boolean }) => session.is_current)).toEqual([true])
      const ends = await Promise.all(others.map((other) => other.auth.getUser()))
      expect(ends.every(({ error }) => error !== null)).toBe(true)
    })

    it('deletes everything with it, after proving once more who they are', async () => {
      const email = 'rani@example.org'
      const client = await signUp(email)
      const userId = (await client.auth.getUser()).data.user?.id
      const row = {
        id: crypto.randomUUID(),
        user_id: userId,
        kind: 'notes',
        key: 'n-1',
        value: '{}',
        mark: 'm',
        changed_at: 1,
      }
      expect((await client.from('learner_records').insert(row)).error).toBeNull()
      await database.ageProofs(3600)
      const token = await tokenOf(client)
      expect((await call('DELETE', '/auth/v1/user', {}, token)).body.error_code).toBe(
        'reauthentication_needed',
      )
      const wrong = await call('DELETE', '/auth/v1/user', { current_password: 'wrong' }, token)
      expect(wrong.body.error_code).toBe('current_password_mismatch')
      expect((await call('DELETE', '/auth/v1/user', { current_password: PASSWORD }, token)).status).toBe(200)
      const service = connect(backend.secretKey)
      expect((await service.from('learner_records').select('id').eq('id', row.id)).data).toEqual([])
      expect(await database.countMentions(email, userId ?? '')).toBe(0)
    })
  })
})
