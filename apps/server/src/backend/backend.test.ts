import { PublicCategories } from '@ekagra/schema/category'
import { GenerateQuestionsResponse } from '@ekagra/schema/generate-questions'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { decode, sign } from 'hono/jwt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../testing/data-folder.ts'
import { CHANGED, EVERYBODY, keyColumnOf, oneRowOfEachTable } from '../testing/one-row-of-each-table.ts'
import { openServer } from '../testing/open-server.ts'
import { postgresIsSkipped } from '../testing/run-postgres.ts'
import { connect, openFirstAdmin, readServiceKey, signIn, type TestServer } from '../testing/run-server.ts'
import { type TestDatabase, testDatabases } from '../testing/test-databases.ts'
import { readMigrations } from './migrations.ts'

const CATEGORIES = [
  'India Current Affairs',
  'Government Schemes',
  'Business, Economy & Banking',
  'Defence',
  'Reports and Indices',
  'Environment & Biodiversity',
  'Awards, Honours & Persons',
  'Places in News',
  'Important Days and Events',
  'Sports Current Affairs',
  'Science & Technology',
  'Summits and Conferences',
  'International',
  'Art & Culture',
]

const ORDINARY = { email: 'learner@example.com', password: 'a-long-enough-one' }
const NEW_ROW = { category: 'Test', prompt: 'Ask about tests.', position: 99 }
const BANK_ROW = {
  topic: 'Quidditch Rules',
  topic_key: 'quidditch rules',
  text: 'How many players has a side?',
  options: ['Seven', 'Eleven', 'Five', 'Nine'],
  correct_index: 0,
  explanation: 'A side has seven players.',
  difficulty: 'medium',
}
const REPORT_ROW = {
  id: '4b0c2a52-6c1e-4a0e-9d6b-111111111111',
  content_id: 'q-1',
  content_type: 'question',
  content_preview: 'What is 2 + 2?...',
  reason: 'inaccurate',
  details: 'It is 4.',
  include_contact: false,
  user_agent: 'Browser',
  url: 'https://example.org/practice/session',
  reported_at: '2026-11-15T10:00:00.000Z',
  status: 'open',
}
/** It makes some 300 calls. */
const MATRIX_MS = 90_000
const HELLO = new TextEncoder().encode('hello')

describe.each(testDatabases)('the backend on $name', ({ name, open }) => {
  const isSkipped = name === 'PostgreSQL' && postgresIsSkipped
  let database: TestDatabase
  let server: TestServer
  let admin: SupabaseClient
  let ordinary: SupabaseClient
  let anonymous: SupabaseClient
  let firstAdmin: { email: string; password: string }

  beforeAll(async () => {
    if (isSkipped) return
    database = await open()
    server = await openServer(database.environment)
    const first = await openFirstAdmin(server)
    firstAdmin = first.account
    admin = first.client
    await database.addUser(ORDINARY)
    anonymous = connect(server)
    ordinary = await signIn(server, ORDINARY)
  })

  afterAll(async () => {
    await server?.stop()
    await database?.remove()
  })

  const clientOf = (role: string) => {
    const clients: Record<string, SupabaseClient> = { anonymous, ordinary, admin }
    const client = clients[role]
    if (!client) throw new Error(`no client for ${role}`)
    return client
  }

  describe.skipIf(isSkipped)('category prompts', () => {
    it('API-04 reads the 14 categories in their order with the publishable key', async () => {
      const { data } = await anonymous.from('category_prompts').select('category, prompt').order('position')
      expect(data?.map(({ category }) => category)).toEqual(CATEGORIES)
      for (const row of data ?? []) expect(row.prompt.length).toBeGreaterThan(100)
    })

    it.each(CATEGORIES)('API-04 finds the prompt of %s by its category', async (category) => {
      const { data, error } = await anonymous
        .from('category_prompts')
        .select('prompt')
        .eq('category', category)
      expect(error).toBeNull()
      expect(data).toHaveLength(1)
    })

    it.each(['anonymous', 'ordinary'])('ADMIN-03 refuses to let an %s user add a row', async (role) => {
      const { error, status } = await clientOf(role).from('category_prompts').insert(NEW_ROW)
      expect(error?.code).toBe('42501')
      expect(status).toBe(role === 'anonymous' ? 401 : 403)
    })

    it.each(['anonymous', 'ordinary'])('ADMIN-03 does not let an %s user change a row', async (role) => {
      const client = clientOf(role)
      const { data } = await client
        .from('category_prompts')
        .update({ prompt: 'changed' })
        .gt('position', 0)
        .select()
      expect(data ?? []).toEqual([])
      const { count } = await anonymous
        .from('category_prompts')
        .select('*', { count: 'exact', head: true })
        .eq('prompt', 'changed')
      expect(count).toBe(0)
    })

    it.each(['anonymous', 'ordinary'])(
      'ADMIN-03 does not let an %s user overwrite a row by an upsert',
      async (role) => {
        const { error } = await clientOf(role)
          .from('category_prompts')
          .upsert({ category: 'Defence', prompt: 'overwritten', position: 4 })
        expect(error?.code).toBe('42501')
      },
    )

    it.each(['anonymous', 'ordinary'])('ADMIN-03 does not let an %s user delete a row', async (role) => {
      await clientOf(role).from('category_prompts').delete().gt('position', 0)
      const { count } = await anonymous.from('category_prompts').select('*', { count: 'exact', head: true })
      expect(count).toBe(CATEGORIES.length)
    })

    it('ADMIN-03 lets an admin add, change and delete a row', async () => {
      const added = await admin.from('category_prompts').insert(NEW_ROW).select()
      expect(added).toMatchObject({ status: 201, data: [NEW_ROW] })
      const changed = await admin
        .from('category_prompts')
        .update({ prompt: 'Better.' })
        .eq('category', 'Test')
        .select()
      expect(changed).toMatchObject({ status: 200, data: [{ ...NEW_ROW, prompt: 'Better.' }] })
      const deleted = await admin.from('category_prompts').delete().eq('category', 'Test').select()
      expect(deleted.data).toHaveLength(1)
    })
  })

  describe.skipIf(isSkipped)('the question bank', () => {
    it('ADMIN-03 lets an admin add a question, which learners of the topic then get with its key', async () => {
      const added = await admin.from('bank_questions').insert(BANK_ROW).select()
      expect(added).toMatchObject({ status: 201, data: [BANK_ROW] })
      const { data, error } = await anonymous.functions.invoke('generate-questions', {
        body: { topic: 'QUIDDITCH rules', count: 3, difficulty: 'medium' },
      })
      expect(error).toBeNull()
      expect(GenerateQuestionsResponse.parse(data)).toMatchObject({
        servedBy: 'bank',
        questions: [{ text: BANK_ROW.text, options: BANK_ROW.options, correctIndex: 0, trust: 'curated' }],
      })
    })

    it.each(['anonymous', 'ordinary'])(
      'ADMIN-03 does not show the answer keys to an %s user',
      async (role) => {
        const { data } = await clientOf(role).from('bank_questions').select('*')
        expect(data ?? []).toEqual([])
      },
    )

    it.each(['anonymous', 'ordinary'])(
      'ADMIN-03 does not accept a question from an %s user',
      async (role) => {
        const { error } = await clientOf(role).from('bank_questions').insert(BANK_ROW)
        expect(error?.code).toBe('42501')
        await clientOf(role).from('bank_questions').delete().eq('topic', BANK_ROW.topic)
        const { count } = await admin.from('bank_questions').select('*', { count: 'exact', head: true })
        expect(count).toBe(1)
      },
    )

    it('leaves out an invalid question without telling the learner', async () => {
      const broken = { ...BANK_ROW, text: 'Is this one whole?', options: ['Yes', 'No'] }
      expect((await admin.from('bank_questions').insert(broken)).error).toBeNull()
      const { data } = await anonymous.functions.invoke('generate-questions', {
        body: { topic: BANK_ROW.topic, count: 3, difficulty: 'medium' },
      })
      expect(GenerateQuestionsResponse.parse(data).questions.map(({ text }) => text)).toEqual([BANK_ROW.text])
      await admin.from('bank_questions').delete().eq('text', broken.text)
    })

    it('ADMIN-03 finds questions by a word of their text or topic, as the admin search asks from a browser', async () => {
      const { data } = await admin
        .from('bank_questions')
        .select('text')
        .or('text.ilike.%MANY PLAYERS%,topic.ilike.%MANY PLAYERS%')
        .setHeader('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0')
      expect(data).toEqual([{ text: BANK_ROW.text }])
    })
  })

  describe.skipIf(isSkipped)('reports', () => {
    it('REPORT-10 lets everybody add one, once, and only an admin read it', async () => {
      expect(await anonymous.from('reports').insert(REPORT_ROW)).toMatchObject({ error: null, status: 201 })
      // By this code the browser knows that the report was stored before.
      const again = await ordinary.from('reports').insert(REPORT_ROW)
      expect([again.status, again.error?.code]).toEqual([409, '23505'])
      for (const client of [anonymous, ordinary])
        expect((await client.from('reports').select('*')).data ?? []).toEqual([])
      const { data } = await admin.from('reports').select('*')
      expect(data).toMatchObject([{ ...REPORT_ROW, reported_at: expect.any(String) }])
      await expect.poll(() => server.output.stderr).toContain('a learner reported content')
      expect(server.output.stderr).not.toContain('It is 4.')
    })

    it.each([
      { status: 'resolved' },
      { reason: 'because' },
      { details: 'x'.repeat(1001) },
      { content_preview: 'x'.repeat(121) },
      { content_id: '' },
    ])('REPORT-10 refuses a report with %j', async (wrong) => {
      const row = { ...REPORT_ROW, id: '4b0c2a52-6c1e-4a0e-9d6b-222222222222', ...wrong }
      const { error, status } = await anonymous.from('reports').insert(row)
      expect(error?.code).toMatch(/^(42501|23514)$/)
      expect(status).toBeLessThan(500)
      const { data } = await admin.from('reports').select('id').eq('id', row.id)
      expect(data).toEqual([])
    })

    it.each(['anonymous', 'ordinary'])(
      'REPORT-10 does not let an %s user settle or remove one',
      async (role) => {
        const client = clientOf(role)
        await client.from('reports').update({ status: 'resolved' }).eq('id', REPORT_ROW.id)
        await client.from('reports').delete().eq('id', REPORT_ROW.id)
        const { data } = await admin.from('reports').select('status').eq('id', REPORT_ROW.id)
        expect(data).toEqual([{ status: 'open' }])
      },
    )

    it.each(['anonymous', 'ordinary'])('REPORT-10 does not let an %s user replace one', async (role) => {
      const other = { ...REPORT_ROW, details: 'Nothing is wrong.' }
      const { error } = await clientOf(role).from('reports').upsert(other)
      expect(error?.code).toBe('42501')
      const { data } = await admin.from('reports').select('details').eq('id', REPORT_ROW.id)
      expect(data).toEqual([{ details: REPORT_ROW.details }])
    })

    it('REPORT-10 refuses a thousand reports in one call', async () => {
      const rows = Array.from({ length: 1000 }, () => ({ ...REPORT_ROW, id: crypto.randomUUID() }))
      expect((await anonymous.from('reports').insert(rows)).status).toBe(413)
    })

    it('REPORT-10 takes the default of a column that a report leaves out', async () => {
      const { status: _, ...row } = { ...REPORT_ROW, id: crypto.randomUUID(), content_id: 'q-default' }
      expect((await anonymous.from('reports').insert(row)).error).toBeNull()
      expect((await anonymous.from('reports').insert([{ ...row, id: crypto.randomUUID() }])).error).toBeNull()
      const { data } = await admin.from('reports').select('status').eq('content_id', 'q-default')
      expect(data).toEqual([{ status: 'open' }, { status: 'open' }])
    })

    it('REPORT-10 dates a report itself, and believes no moment that cannot be', async () => {
      const start = Date.now()
      const claim = '2199-01-01T00:00:00.000Z'
      const row = { ...REPORT_ROW, created_at: claim, reported_at: claim }
      const ids = Array.from({ length: 4 }, () => crypto.randomUUID())
      for (const [place, client] of [anonymous, ordinary].entries()) {
        const one = { ...row, id: ids[2 * place] }
        expect((await client.from('reports').insert(one)).error).toBeNull()
        expect((await client.from('reports').insert([{ ...one, id: ids[2 * place + 1] }])).error).toBeNull()
      }
      const { data } = await admin.from('reports').select('created_at, reported_at').in('id', ids)
      const moments = (data ?? []).flatMap(({ created_at, reported_at }) => [created_at, reported_at])
      expect(moments).toHaveLength(8)
      for (const moment of moments) {
        expect(Date.parse(moment)).toBeLessThan(Date.now() + 1000)
        expect(Date.parse(moment)).toBeGreaterThanOrEqual(start - 1000)
      }
    })

    it('REPORT-10 lets an admin settle one', async () => {
      const settled = await admin
        .from('reports')
        .update({ status: 'resolved' })
        .eq('id', REPORT_ROW.id)
        .select('status')
      expect(settled.data).toEqual([{ status: 'resolved' }])
    })
  })

  describe.skipIf(isSkipped)('sessions', () => {
    it('AUTH-02 signs an admin in with their password', async () => {
      const { data, error } = await connect(server).auth.signInWithPassword(firstAdmin)
      expect(error).toBeNull()
      expect(data.session).toMatchObject({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        expires_in: 3600,
        expires_at: expect.any(Number),
      })
      expect(data.user).toMatchObject({
        email: firstAdmin.email,
        app_metadata: { role: 'admin' },
        user_metadata: { must_change_password: false },
      })
      expect(data.user?.identities).toHaveLength(1)
    })

    it('AUTH-12 tells a user who they are, and AUTH-13 ends a session', async () => {
      const client = await signIn(server, ORDINARY)
      const token = (await client.auth.getSession()).data.session?.access_token
      expect((await client.auth.getUser()).data.user?.email).toBe(ORDINARY.email)
      await client.auth.signOut()
      const { error } = await connect(server).auth.getUser(token)
      expect(error?.name).toBe('AuthSessionMissingError')
    })

    it('AUTH-11 keeps an admin an admin when the session is refreshed', async () => {
      const client = await signIn(server, firstAdmin)
      const { data, error } = await client.auth.refreshSession()
      expect(error).toBeNull()
      expect(decode(data.session?.access_token ?? '').payload).toMatchObject({
        app_metadata: { role: 'admin' },
      })
      const { error: refused } = await client
        .from('category_prompts')
        .update({ position: 4 })
        .eq('category', 'Defence')
      expect(refused).toBeNull()
    })

    it('refuses a wrong password', async () => {
      const { error } = await connect(server).auth.signInWithPassword({
        ...firstAdmin,
        password: 'wrong-password',
      })
      expect(error?.code).toBe('invalid_credentials')
    })

    it.each([
      'null',
      '{"email":{"$gt":""},"password":{"$gt":""}}',
      '{"email":["admin@ekagra.local"],"password":"x"}',
    ])('AUTH-24 refuses the malformed credentials %s with 400', async (body) => {
      const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: server.config.publishableKey, 'Content-Type': 'application/json' },
        body,
      })
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { error_code: 'validation_failed' },
      ])
    })

    it('lets nobody register', async () => {
      const { error } = await connect(server).auth.signUp({
        email: 'new@example.com',
        password: 'long-enough-too',
      })
      expect(error?.code).toBe('signup_disabled')
    })

    it.each([
      ['POST', 'otp', { email: 'new@example.com', create_user: true }],
      ['POST', 'magiclink', { email: 'new@example.com' }],
      ['POST', 'recover', { email: ORDINARY.email }],
      ['POST', 'resend', { email: ORDINARY.email, type: 'signup' }],
      ['POST', '%6Ftp', { email: 'new@example.com', create_user: true }],
      ['POST', '../../%61uth/v1/otp', { email: 'new@example.com', create_user: true }],
      ['POST', 'otp/', { email: 'new@example.com', create_user: true }],
      ['GET', 'authorize?provider=github', undefined],
    ])('makes no user through %s %s', async (method, path, body) => {
      const response = await fetch(`${server.url}/auth/v1/${path}`, {
        method,
        headers: { apikey: server.config.publishableKey, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'manual',
      })
      // An unknown provider is refused with 400, as on a Supabase.
      expect([400, 404, 422]).toContain(response.status)
    })

    it('lets a user become admin neither by user metadata nor by app metadata of their own', async () => {
      const client = await signIn(server, ORDINARY)
      await client.auth.updateUser({ data: { role: 'admin', app_metadata: { role: 'admin' } } })
      const token = (await client.auth.getSession()).data.session?.access_token
      await fetch(`${server.url}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          apikey: server.config.publishableKey,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ app_metadata: { role: 'admin' }, role: 'service_role', data: { x: 1 } }),
      })
      const again = await signIn(server, ORDINARY)
      expect((await again.auth.getUser()).data.user?.app_metadata.role).toBeUndefined()
      expect((await again.from('category_prompts').insert(NEW_ROW)).error?.code).toBe('42501')
    })

    it('AUTH-24 refuses a token signed with another secret', async () => {
      const token = (await admin.auth.getSession()).data.session?.access_token ?? ''
      const forged = await sign({ ...decode(token).payload }, 'unsafe-secret-change-me', 'HS256')
      const response = await fetch(`${server.url}/rest/v1/category_prompts`, {
        method: 'POST',
        headers: {
          apikey: server.config.publishableKey,
          Authorization: `Bearer ${forged}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(NEW_ROW),
      })
      expect(response.status).toBe(401)
    })
  })

  describe.skipIf(isSkipped)('cannot be reached by anybody:', () => {
    it('AUTH-01 answers no call without a key, nor with a wrong one', async () => {
      const address = `${server.url}/rest/v1/category_prompts`
      expect((await fetch(address)).status).toBe(401)
      expect((await fetch(address, { headers: { apikey: 'sb_publishable_guess' } })).status).toBe(401)
    })

    it.each([
      ['users', 'auth'],
      ['refresh_tokens', 'auth'],
      ['objects', 'storage'],
      ['objects', 'ekagra_private'],
      ['settings', 'ekagra_private'],
      ['schema_migrations', 'supabase_migrations'],
      ['auth.users', 'public'],
      ['users', 'public'],
    ])('the table %s of schema %s', async (table, schema) => {
      for (const client of [anonymous, ordinary, admin]) {
        const token = (await client.auth.getSession()).data.session?.access_token
        const response = await fetch(`${server.url}/rest/v1/${table}?select=*`, {
          headers: {
            apikey: server.config.publishableKey,
            'Accept-Profile': schema,
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
        })
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.status).toBeLessThan(500)
      }
    })

    it.each([
      ['category_prompts?nothing=eq.1', [400]],
      // Once the code that reads it is compiled, its stack may have room for so many.
      [`category_prompts?or=(${'and('.repeat(1000)}category.eq.a${')'.repeat(1000)})`, [200, 400]],
    ])('internal errors of the database, by the query %#', async (query, statuses) => {
      const response = await fetch(`${server.url}/rest/v1/${query}`, {
        headers: { apikey: server.config.publishableKey },
      })
      expect(statuses).toContain(response.status)
      expect(await response.text()).not.toMatch(/stack|select|postgres/i)
    })

    it.each(['/_system/config', '/_system/introspect', '/rest/v1/', '/studio'])('%s', async (path) => {
      const response = await fetch(server.url + path, { headers: { apikey: server.config.publishableKey } })
      expect([401, 403, 404]).toContain(response.status)
    })
  })

  describe.skipIf(isSkipped)('the permission matrix', () => {
    it(
      'ADMIN-03 allows each role exactly this, in every table that there is',
      async () => {
        const service = createClient(server.url, await readServiceKey(database.environment), {
          auth: { persistSession: false, autoRefreshToken: false },
        })
        const migrations = await readMigrations(MIGRATIONS)
        const tables = migrations.flatMap(({ sql }) =>
          [...sql.matchAll(/create table public\.(\w+)/g)].map(([, table = '']) => table),
        )
        expect(Object.keys(CHANGED)).toEqual(tables.toSorted())

        /** What a role can do with a row of a table, found out by trying and looking as the server itself. */
        const tryAll = async (client: SupabaseClient, table: string): Promise<string> => {
          const [row = {}, other = {}] = [oneRowOfEachTable()[table], oneRowOfEachTable()[table]]
          const column = keyColumnOf(table)
          const [id, otherId] = [row[column], other[column]]
          const stored = async (value: unknown) =>
            (await service.from(table).select('*').eq(column, value).throwOnError()).data
          await service.from(table).insert(row).throwOnError()
          const may: string[] = []
          if (((await client.from(table).select('*').eq(column, id)).data ?? []).length > 0) may.push('read')
          await client.from(table).insert(other)
          if ((await stored(otherId)).length > 0) may.push('add')
          const change = CHANGED[table] ?? {}
          const [[name, value] = ['', '']] = Object.entries(change)
          const isChanged = async () => String((await stored(id))[0]?.[name]) === String(value)
          await client.from(table).upsert({ ...row, ...change })
          if (await isChanged()) {
            may.push('replace')
            await service.from(table).delete().eq(column, id).throwOnError()
            await service.from(table).insert(row).throwOnError()
          }
          await client.from(table).update(change).eq(column, id)
          if (await isChanged()) may.push('change')
          await client.from(table).delete().eq(column, id)
          if ((await stored(id)).length === 0) may.push('remove')
          await service.from(table).delete().in(column, [id, otherId]).throwOnError()
          return may.join(' ')
        }
        const tryTables = async (client: SupabaseClient) => {
          const found: Record<string, string> = {}
          for (const table of tables) found[table] = await tryAll(client, table)
          return found
        }
        // Another session: those from before may have ended.
        const roles = [anonymous, await signIn(server, ORDINARY), admin]
        const [byAnybody, byOrdinary, byAdmin] = await Promise.all(roles.map(tryTables))

        const [NOTHING, ALL] = ['', 'read add replace change remove']
        expect(byAnybody).toEqual(EVERYBODY)
        expect(byOrdinary).toEqual(EVERYBODY)
        expect(byAdmin).toEqual({
          admin_changes: 'read',
          bank_questions: ALL,
          categories: ALL,
          category_prompts: ALL,
          corrections: 'read add',
          day_figures: 'read',
          // Those of others: admins too.
          learner_records: NOTHING,
          news_articles: 'read',
          pool_questions: 'read change remove',
          provider_tokens: 'read',
          reports: ALL,
        })
      },
      MATRIX_MS,
    )
  })

  describe.skipIf(isSkipped)('categories of admins', () => {
    it('ADMIN-05 are given to everybody in their order, without instructions, archived ones and what is below those', async () => {
      const add = async (title: string, position: number, extras: object = {}) => {
        const { data } = await admin
          .from('categories')
          .insert({ title, position, prompt: 'Secret instructions.', ...extras })
          .select('id')
          .single()
          .throwOnError()
        return data.id
      }
      const banking = await add('Banking', 2)
      const state = await add('State exams', 1)
      const old = await add('Old papers', 3, { status: 'archived' })
      const loans = await add('Loans', 1, { parent_id: banking })
      await add('Papers of 2001', 1, { parent_id: old })
      const response = await fetch(`${server.url}/categories.json`)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
      const list = PublicCategories.parse(await response.json())
      expect(list.filter(({ parent }) => parent === '')).toEqual([
        { id: state, parent: '', title: 'State exams' },
        { id: banking, parent: '', title: 'Banking' },
      ])
      expect(list.filter(({ parent }) => parent !== '')).toEqual([
        { id: loans, parent: banking, title: 'Loans' },
      ])
      await admin.from('categories').delete().gte('position', 0).throwOnError()
    })
  })

  describe.skipIf(isSkipped)('stored files', () => {
    it('AUTH-31 uploads, lists, signs, downloads, moves, copies and removes a file of an admin', async () => {
      const files = admin.storage.from('files')
      expect((await files.upload('one.txt', HELLO, { contentType: 'text/plain' })).error).toBeNull()
      expect((await files.list()).data?.map((file) => file.name)).toEqual(['one.txt'])
      const { data: signed } = await files.createSignedUrl('one.txt', 60)
      expect(await (await fetch(signed?.signedUrl ?? '')).text()).toBe('hello')
      expect((await files.move('one.txt', 'two.txt')).error).toBeNull()
      expect((await files.copy('two.txt', 'three.txt')).error).toBeNull()
      expect(await (await files.download('three.txt')).data?.text()).toBe('hello')
      expect((await files.remove(['two.txt', 'three.txt'])).data).toHaveLength(2)
      expect((await files.list()).data).toEqual([])
    })

    it('AUTH-31 answers authenticated downloads, copies and single deletes as a Supabase does', async () => {
      const files = admin.storage.from('files')
      await files.upload('a folder/one.txt', HELLO, { contentType: 'text/plain' })
      const token = (await admin.auth.getSession()).data.session?.access_token
      const ask = (path: string, method: string, isSignedIn = true) =>
        fetch(`${server.url}/storage/v1/object/${path}`, {
          method,
          headers: {
            apikey: server.config.publishableKey,
            ...(isSignedIn ? { Authorization: `Bearer ${token}` } : {}),
          },
        })
      expect(await (await ask('authenticated/files/a%20folder/one.txt', 'GET')).text()).toBe('hello')
      expect((await ask('authenticated/files/a%20folder/one.txt', 'HEAD')).status).toBe(200)
      expect((await ask('authenticated/files/a%20folder/one.txt', 'GET', false)).ok).toBe(false)
      expect((await ask('info/authenticated/files/a%20folder/one.txt', 'GET')).status).toBe(200)
      const copied = await files.copy('a folder/one.txt', 'a folder/two.txt')
      expect(copied.data).toEqual({ path: 'files/a folder/two.txt' })
      for (const name of ['one', 'two']) {
        const answer = await ask(`files/a%20folder/${name}.txt`, 'DELETE')
        expect([answer.status, await answer.json()]).toEqual([200, { message: 'Successfully deleted' }])
      }
      const missing = await ask('files/a%20folder/one.txt', 'DELETE')
      expect([missing.status, await missing.json()]).toMatchObject([400, { statusCode: '404' }])
      expect((await files.list('a folder')).data).toEqual([])
    })

    it('AUTH-31 AUTH-33 takes a Blob as a browser sends it, in a form, with its type and an hour of caching', async () => {
      const files = admin.storage.from('files')
      const note = new Blob(['hello'], { type: 'text/markdown' })
      expect((await files.upload('note.md', note, { upsert: true })).error).toBeNull()
      const { data } = await files.download('note.md')
      expect([data?.type, await data?.text()]).toEqual(['text/markdown', 'hello'])
      expect((await files.list()).data?.[0]?.metadata?.cacheControl).toBe('max-age=3600')
      await files.remove(['note.md'])
    })

    it('AUTH-31 takes an upload at a signed address, and signs several addresses at once', async () => {
      const files = admin.storage.from('files')
      const { data: place } = await files.createSignedUploadUrl('later.txt')
      expect(
        (await anonymous.storage.from('files').uploadToSignedUrl('later.txt', place?.token ?? '', HELLO))
          .error,
      ).toBeNull()
      const { data: signed } = await files.createSignedUrls(['later.txt', 'missing.txt'], 60)
      expect(await (await fetch(signed?.[0]?.signedUrl ?? '')).text()).toBe('hello')
      expect(signed?.[1]?.error).not.toBeNull()
      await files.remove(['later.txt'])
    })

    it('AUTH-32 lists one folder at a time: 100 entries from the start, by name', async () => {
      const files = admin.storage.from('files')
      const names = ['b.txt', 'a.txt', 'folder/inside.txt', 'folder/deeper/still.txt', 'folder_b/other.txt']
      for (const name of names) await files.upload(name, HELLO, { contentType: 'text/plain' })
      const namesIn = async (...search: Parameters<typeof files.list>) =>
        (await files.list(...search)).data?.map((entry) => [entry.name, entry.id === null])
      expect(await namesIn()).toEqual([
        ['a.txt', false],
        ['b.txt', false],
        ['folder', true],
        ['folder_b', true],
      ])
      expect(await namesIn('folder')).toEqual([
        ['deeper', true],
        ['inside.txt', false],
      ])
      expect(await namesIn('', { limit: 1, offset: 1 })).toEqual([['b.txt', false]])
      expect(await namesIn('', { sortBy: { column: 'name', order: 'desc' }, limit: 1 })).toEqual([
        ['folder_b', true],
      ])
      await files.remove(names)
    })

    it('keeps every byte of a binary file', async () => {
      const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256)
      const files = admin.storage.from('files')
      await files.upload('every-byte.bin', bytes, { contentType: 'application/octet-stream' })
      const { data } = await files.download('every-byte.bin')
      expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(Buffer.from(bytes))).toBe(
        true,
      )
      await files.remove(['every-byte.bin'])
    })

    it.each(['anonymous', 'ordinary'])(
      'ADMIN-03 shows an %s user nothing and takes nothing from them',
      async (role) => {
        const owner = admin.storage.from('files')
        await owner.upload('private.txt', HELLO, { contentType: 'text/plain', upsert: true })
        const files = clientOf(role).storage.from('files')
        expect((await files.upload('mine.txt', HELLO)).error).not.toBeNull()
        expect((await files.download('private.txt')).error).not.toBeNull()
        expect((await files.list()).data ?? []).toEqual([])
        expect((await files.createSignedUrl('private.txt', 60)).error).not.toBeNull()
        await files.remove(['private.txt'])
        expect(await (await owner.download('private.txt')).data?.text()).toBe('hello')
        expect((await clientOf(role).storage.createBucket('mine')).error).not.toBeNull()
      },
    )

    it('reads no file of a caller who has not signed in, and refuses an invalid form or signature', async () => {
      const send = async (client: SupabaseClient, path: string, type: string, method = 'POST') => {
        const token = (await client.auth.getSession()).data.session?.access_token
        const response = await fetch(`${server.url}/storage/v1/object/${path}`, {
          method,
          headers: {
            apikey: server.config.publishableKey,
            'Content-Type': type,
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
          body: '--x\r\nno form',
        })
        return response.status
      }
      const form = 'multipart/form-data; boundary=x'
      expect(await send(anonymous, 'files/a.txt', form)).toBe(403)
      expect(await send(anonymous, 'sign/files', 'application/json')).toBe(403)
      expect(await send(admin, 'files/a.txt', form)).toBe(400)
      expect(await send(admin, 'upload/sign/files/a.txt?token=forged', 'text/plain', 'PUT')).toBe(400)
    })

    it('serves a stored page with a policy that lets nothing in it run', async () => {
      const files = admin.storage.from('files')
      await files.upload('page.html', '<script>alert(1)</script>', { contentType: 'text/html', upsert: true })
      const { data } = await files.createSignedUrl('page.html', 60)
      const response = await fetch(data?.signedUrl ?? '')
      expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    })
  })

  describe.skipIf(isSkipped)('a restart', () => {
    it('ADMIN-04 keeps rows, files and sessions, makes no second admin and prints no password', async () => {
      await admin.from('category_prompts').insert(NEW_ROW)
      await admin.storage.from('files').upload('kept.txt', HELLO, { contentType: 'text/plain' })
      const session = (await (await signIn(server, firstAdmin)).auth.getSession()).data.session
      await server.stop()

      server = await openServer(database.environment)
      expect(server.firstAdmin).toBeUndefined()
      expect(server.output.stdout).not.toMatch(/password/i)
      const client = connect(server)
      const { data } = await client.auth.setSession({
        access_token: session?.access_token ?? '',
        refresh_token: session?.refresh_token ?? '',
      })
      expect(data.user?.app_metadata.role).toBe('admin')
      const { data: rows } = await client.from('category_prompts').select('category').eq('category', 'Test')
      expect(rows).toHaveLength(1)
      expect(await (await client.storage.from('files').download('kept.txt')).data?.text()).toBe('hello')
    })
  })
})
