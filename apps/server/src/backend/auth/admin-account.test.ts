import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../../testing/open-server.ts'
import { postgresIsSkipped } from '../../testing/run-postgres.ts'
import { connect, openFirstAdmin, signIn, type TestServer } from '../../testing/run-server.ts'
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts'

const ORDINARY = { email: 'learner@example.com', password: 'a-long-enough-one' }
const NEW_ROW = { category: 'Test', prompt: 'Ask about tests.', position: 99 }
const NEXT_PASSWORD = 'nine-otters-under-a-bridge'

describe.each(testDatabases)('the account of an admin on $name', ({ name, open }) => {
  const isSkipped = name === 'PostgreSQL' && postgresIsSkipped
  let database: TestDatabase
  let server: TestServer
  let printed: { email: string; password: string }

  beforeAll(async () => {
    if (isSkipped) return
    database = await open()
    server = await openServer(database.environment)
    printed = server.firstAdmin ?? { email: '', password: '' }
    await database.addUser(ORDINARY)
  })
  afterAll(async () => {
    await server?.stop()
    await database?.remove()
  })

  const tokenOf = async (client: Awaited<ReturnType<typeof signIn>>) =>
    (await client.auth.getSession()).data.session?.access_token ?? ''
  /** Status of a write, a stored file and the account itself, each with this token. */
  async function tryToken(token: string) {
    const headers = {
      apikey: server.config.publishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    }
    const ask = async (path: string, method: string, body?: string) =>
      (await fetch(server.url + path, { method, headers, ...(body ? { body } : {}) })).status
    return [
      await ask('/rest/v1/category_prompts?category=eq.Test', 'DELETE'),
      await ask('/storage/v1/object/list/files', 'POST', '{"prefix":""}'),
      await ask('/auth/v1/user', 'GET'),
    ]
  }

  describe.skipIf(isSkipped)('opened with the printed password', () => {
    it('ADMIN-04 may do nothing but choose another password, and cannot drop that duty', async () => {
      const client = await signIn(server, printed)
      const { data } = await client.auth.getUser()
      expect(data.user).toMatchObject({
        email: printed.email,
        app_metadata: { role: 'admin' },
        user_metadata: { must_change_password: true },
      })
      await client.auth.updateUser({ data: { must_change_password: false } })
      await client.auth.refreshSession()
      expect((await client.from('category_prompts').insert(NEW_ROW)).error?.code).toBe('42501')
      expect((await client.storage.from('files').upload('a.txt', 'a')).error).not.toBeNull()
      await client.auth.signOut()
    })

    it('ADMIN-04 ends a second sign-in with it, over the API too', async () => {
      const { error, data } = await connect(server).auth.signInWithPassword(printed)
      expect([error?.code, data.session]).toEqual(['invalid_credentials', null])
    })

    it('ADMIN-04 gets a new printed password at the next start when nobody chose one', async () => {
      await server.stop()
      server = await openServer(database.environment)
      expect(server.firstAdmin?.email).toBe(printed.email)
      expect(server.firstAdmin?.password).not.toBe(printed.password)
      printed = server.firstAdmin ?? printed
      const both = await Promise.all([1, 2].map(() => connect(server).auth.signInWithPassword(printed)))
      expect(both.filter(({ error }) => error === null)).toHaveLength(1)
      await server.stop()
      server = await openServer(database.environment)
      const { client } = await openFirstAdmin(server)
      const { data } = await client.auth.getUser()
      expect(data.user?.user_metadata.must_change_password).toBe(false)
      expect((await client.from('category_prompts').insert(NEW_ROW)).error).toBeNull()
      await server.stop()
      server = await openServer(database.environment)
      expect(server.firstAdmin).toBeUndefined()
    })
  })

  describe.skipIf(isSkipped)('of somebody who signed in', () => {
    const account = { email: 'admin@ekagra.local', password: 'seven-lanterns-above-the-quay' }

    it('AUTH-13 has no valid token after they signed out', async () => {
      const client = await signIn(server, account)
      const token = await tokenOf(client)
      expect(await tryToken(token)).toEqual([204, 200, 200])
      await client.auth.signOut({ scope: 'local' })
      expect(await tryToken(token)).toEqual([401, 403, 403])
    })

    it('AUTH-12 keeps its password without the old one, and with a wrong one', async () => {
      const client = await signIn(server, account)
      const without = await client.auth.updateUser({ password: NEXT_PASSWORD })
      expect(without.error?.code).toBe('current_password_required')
      const wrong = await client.auth.updateUser({
        password: NEXT_PASSWORD,
        current_password: 'a-wrong-guess',
      })
      expect(wrong.error?.code).toBe('current_password_mismatch')
      expect((await connect(server).auth.signInWithPassword(account)).error).toBeNull()
    })

    it.each([
      'password123456',
      'qwertyuiop12',
      'Ekagra@12345',
      'learner@example.com',
      'iloveyou2026!',
      'aaaaaaaaaaaaaaa',
      'short',
      'ä'.repeat(40),
    ])(
      'AUTH-24 refuses the password %s, which a guesser tries early, is too short or would be cut',
      async (password) => {
        const client = await signIn(server, ORDINARY)
        const { error } = await client.auth.updateUser({ password, current_password: ORDINARY.password })
        expect(error?.code).toBe('weak_password')
      },
    )

    it('ADMIN-04 ends every token and every other session with a new password', async () => {
      const [elsewhere, client] = [await signIn(server, account), await signIn(server, account)]
      const tokens = [await tokenOf(elsewhere), await tokenOf(client)]
      const { error } = await client.auth.updateUser({
        password: NEXT_PASSWORD,
        current_password: account.password,
      })
      expect(error).toBeNull()
      for (const token of tokens) expect(await tryToken(token)).toEqual([401, 403, 403])
      expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
      expect((await client.auth.refreshSession()).error).toBeNull()
      expect(await tryToken(await tokenOf(client))).toEqual([204, 200, 200])
      expect((await connect(server).auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials')
      account.password = NEXT_PASSWORD
    })

    it.each([
      ['31 days after its sign-in', 'created_at', 31],
      ['8 days after it was last renewed', 'refreshed_at', 8],
    ] as const)('AUTH-24 ends %s', async (_, column, days) => {
      const client = await signIn(server, account)
      await client.auth.refreshSession()
      const token = await tokenOf(client)
      await database.ageSessions(column, days - 2)
      expect(await tryToken(token)).toEqual([204, 200, 200])
      await database.ageSessions(column, days)
      expect(await tryToken(token)).toEqual([401, 403, 403])
      expect((await client.auth.refreshSession()).error).not.toBeNull()
    })

    it('counts wrong old passwords like wrong sign-ins', async () => {
      const client = await signIn(server, ORDINARY)
      const guess = () =>
        client.auth.updateUser({ password: NEXT_PASSWORD, current_password: 'a-wrong-guess' })
      for (let turn = 0; turn < 5; turn += 1) expect((await guess()).error?.status).toBe(400)
      expect((await guess()).error?.status).toBe(429)
    })
  })
})
