import postgres from 'postgres'
import { describe, expect, it, vi } from 'vitest'
import { openServer } from '../../testing/open-server.ts'
import { createDatabase, postgresIsSkipped, runPostgres } from '../../testing/run-postgres.ts'
import { connect, openFirstAdmin, runToExit } from '../../testing/run-server.ts'
import { waitUntil } from '../../testing/wait-until.ts'

// Each test starts several servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

describe.skipIf(postgresIsSkipped)('a PostgreSQL that several servers share', () => {
  it('is set up once when three servers start on it at the same moment', async () => {
    const environment = { DATABASE_URL: await createDatabase() }
    const servers = await Promise.all([1, 2, 3].map(() => openServer(environment)))
    try {
      expect(servers.filter(({ firstAdmin }) => firstAdmin)).toHaveLength(1)
      expect(new Set(servers.map(({ config }) => config.publishableKey)).size).toBe(1)

      const first = servers.find(({ firstAdmin }) => firstAdmin)
      const second = servers.find(({ firstAdmin }) => !firstAdmin)
      if (!first || !second) throw new Error('three servers were started')
      const { client: here } = await openFirstAdmin(first)
      const { data } = await here.auth.getSession()
      const there = connect(second)
      await there.auth.setSession({
        access_token: data.session?.access_token ?? '',
        refresh_token: data.session?.refresh_token ?? '',
      })
      const row = { category: 'Shared', prompt: 'Written through one server.', position: 50 }
      expect((await there.from('category_prompts').insert(row)).error).toBeNull()
      const { data: rows } = await here.from('category_prompts').select('category').eq('category', 'Shared')
      expect(rows).toHaveLength(1)
      await there.storage.from('files').upload('shared.txt', 'bytes')
      expect(await (await here.storage.from('files').download('shared.txt')).data?.text()).toBe('bytes')
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })

  it('has row level security on every table of the data API, and private schemas that no API role can use', async () => {
    const url = await createDatabase()
    await (await openServer({ DATABASE_URL: url })).stop()
    const sql = postgres(url, { max: 1 })
    const open = await sql`
      select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'storage') and relkind in ('r', 'p') and not relrowsecurity`
    const rights = await sql`
      select role, schema from unnest(array['anon', 'authenticated', 'service_role']) as role,
        unnest(array['auth', 'ekagra_private', 'supabase_migrations']) as schema
      where has_schema_privilege(role, schema, 'usage')`
    await sql.end()
    expect([...open]).toEqual([])
    expect([...rights]).toEqual([])
  })

  it('refuses to start after a breaking migration of a newer version, and says what to do', async () => {
    const url = await createDatabase()
    await (await openServer({ DATABASE_URL: url })).stop()
    const sql = postgres(url, { max: 1 })
    await sql`insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'breaking_future')`
    await sql.end()
    const { code, stderr } = await runToExit({ environment: { DATABASE_URL: url } })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^ekagra: .*newer version of Ekagra \(it has migration 20991231000000, .*\n$/)
  })

  it('is refused when it belongs to a Supabase, which must not get a second set of auth tables', async () => {
    const url = await createDatabase()
    const sql = postgres(url, { max: 1 })
    await sql.unsafe('create schema auth; create table auth.schema_migrations (version text)')
    const { code, stderr } = await runToExit({ environment: { DATABASE_URL: url } })
    await sql.end()
    expect(code).toBe(1)
    expect(stderr).toMatch(/^ekagra: DATABASE_URL points into a Supabase.*Put SUPABASE_URL.*\n$/)
  })

  it('AUTH-26 may stop and start again: 503 with Retry-After in between, and everything works afterwards', async () => {
    const database = await runPostgres()
    const server = await openServer({ DATABASE_URL: await database.createDatabase() })
    const statusOf = async (path: string) =>
      (await fetch(server.url + path, { headers: { apikey: server.config.publishableKey } })).status
    try {
      expect(await statusOf('/readyz')).toBe(200)
      await database.halt()
      await waitUntil(async () => (await statusOf('/readyz')) === 503)
      expect(await statusOf('/healthz')).toBe(200)
      const refused = await fetch(`${server.url}/rest/v1/category_prompts`, {
        headers: { apikey: server.config.publishableKey },
      })
      expect(refused.status).toBe(503)
      expect(refused.headers.get('Retry-After')).toBe('5')
      const signIn = await connect(server).auth.signInWithPassword({
        email: 'a@example.com',
        password: 'whatever-it-is',
      })
      expect(signIn.error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 })
      await database.start()
      await waitUntil(async () => (await statusOf('/readyz')) === 200)
      expect(await statusOf('/rest/v1/category_prompts')).toBe(200)
    } finally {
      await server.stop()
      await database.remove()
    }
  })
})
