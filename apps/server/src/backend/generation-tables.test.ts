import { PoolQuestion } from '@ekagra/schema/pool-question'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTokenBudget } from '../ai/token-budget.ts'
import { buildQuestion } from '../testing/build-question.ts'
import { buildReport } from '../testing/build-report.ts'
import { openServer } from '../testing/open-server.ts'
import { postgresIsSkipped } from '../testing/run-postgres.ts'
import { connect, openFirstAdmin, readServiceKey, signIn, type TestServer } from '../testing/run-server.ts'
import { type TestDatabase, testDatabases } from '../testing/test-databases.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { openPoolTable } from './pool-table.ts'
import { openTokenTable } from './provider-token-table.ts'
import { openReportHolds } from './reports/report-holds.ts'

const PLACE = { topic: 'Marco  Polo', difficulty: 'easy', timeframe: undefined, locale: 'en' }
const HOUR = 3_600_000
const REPORTED = 'q-doubtful'

describe.each(testDatabases)('the tables of generation on $name', ({ name, open }) => {
  const isSkipped = name === 'PostgreSQL' && postgresIsSkipped
  let database: TestDatabase
  let server: TestServer
  let key: string
  let account: { email: string; password: string }
  beforeAll(async () => {
    if (isSkipped) return
    database = await open()
    server = await openServer(database.environment)
    key = await readServiceKey(database.environment)
    account = (await openFirstAdmin(server)).account
  }, 120_000)
  afterAll(async () => {
    await server?.stop()
    await database?.remove()
  })
  const service = () => connect(server, key)
  const pooled = (id: string) => ({
    question: buildQuestion({ id, source: { title: 'a', link: 'https://a.example' } }),
    provider: 'deepseek',
    confirmedBy: 'openai',
    prompt: 'write-questions@1',
  })

  describe.skipIf(isSkipped)('hold', () => {
    it('GEN-16 the pool by topic, difficulty, timeframe and locale, back to the moment that is asked for', async () => {
      const pool = openPoolTable(service())
      const now = Date.now()
      await pool.add(PLACE, [pooled('q-old')], now - 25 * HOUR)
      await pool.add(PLACE, [pooled('q-1'), pooled('q-2')], now)
      await pool.add({ ...PLACE, timeframe: 'weekly' }, [pooled('q-3')], now)
      await pool.add({ ...PLACE, locale: 'hi' }, [pooled('q-4')], now)
      const found = await pool.read({ ...PLACE, topic: ' marco polo' }, now - 24 * HOUR)
      expect(found.map(({ id }) => id).sort()).toEqual(['q-1', 'q-2'])
      expect(found[0]).toEqual(pooled(found[0]?.id ?? '').question)
      await pool.removeBefore(now - 24 * HOUR, new Set())
      expect(await pool.read(PLACE, 0)).toHaveLength(2)
    })

    it('old questions that are held, and remove the others whatever ids learners have reported', async () => {
      const pool = openPoolTable(service())
      const place = { ...PLACE, topic: 'Held' }
      await pool.add(place, [pooled('q-held'), pooled('q-free')], Date.now() - 25 * HOUR)
      const reported = ['q-held', 'a,b', 'x)&id=eq.q-1', '"', '\\"(', 'प्रश्न']
      await pool.removeBefore(Date.now() - 24 * HOUR, new Set(reported))
      expect((await pool.read(place, 0)).map(({ id }) => id)).toEqual(['q-held'])
    })

    it('the tokens of a day over restarts, and those of all processes together', async () => {
      const troubles: unknown[] = []
      let now = Date.parse('2026-11-15T10:00:00Z')
      const start = (processId: string) =>
        openTokenTable({
          client: service(),
          processId,
          now: () => now,
          onTrouble: (error) => troubles.push(error),
        })
      const first = createTokenBudget('deepseek', 1000, () => now, await start('one'))
      const use = async (budget: typeof first, tokens: number) => (await budget.reserve())?.settle(tokens)
      await use(first, 700)
      expect(first.isUsedUp()).toBe(false)
      await waitUntil(
        async () => ((await service().from('provider_tokens').select('id')).data?.length ?? 0) > 0,
      )
      const second = createTokenBudget('deepseek', 1000, () => now, await start('two'))
      await use(second, 200)
      expect(second.isUsedUp()).toBe(false)
      await use(second, 100)
      expect(second.isUsedUp()).toBe(true)
      now += 24 * HOUR
      expect(second.isUsedUp()).toBe(false)
      expect(troubles).toEqual([])
    })

    it('questions that admins see, correct and remove, with what they cost', async () => {
      const pool = openPoolTable(service())
      await pool.add({ ...PLACE, topic: 'Admins' }, [pooled('q-seen'), pooled('q-gone')], Date.now())
      const admin = await signIn(server, account)
      const { data: rows } = await admin.from('pool_questions').select('*').eq('topic_key', 'admins')
      expect(rows).toHaveLength(2)
      expect(PoolQuestion.parse(rows?.[0])).toMatchObject({ provider: 'deepseek', confirmed_by: 'openai' })
      const question = buildQuestion({ id: 'q-seen', trust: 'curated', text: 'Corrected?' })
      await admin.from('pool_questions').update({ question }).eq('id', 'q-seen').throwOnError()
      await admin.from('pool_questions').delete().eq('id', 'q-gone').throwOnError()
      expect(await pool.read({ ...PLACE, topic: 'Admins' }, 0)).toEqual([question])
      const figures = await admin.from('provider_tokens').select('dollars, drafts, served').throwOnError()
      expect(figures.data.length).toBeGreaterThan(0)
      const { error } = await admin
        .from('provider_tokens')
        .insert({ id: 'x', day: 'x', provider: 'x', tokens: 1 })
      expect(error).not.toBeNull()
    })

    it('reports that hold a question back only when they come from three devices', async () => {
      const anybody = connect(server)
      const holds = openReportHolds({ client: service(), now: Date.now })
      for (const device of ['a', 'b', 'b', 'c']) {
        expect((await holds.heldIds()).has(REPORTED)).toBe(false)
        await anybody
          .from('reports')
          .insert(buildReport({ content_id: REPORTED, device }))
          .throwOnError()
        holds.forget()
      }
      expect((await holds.heldIds()).has(REPORTED)).toBe(true)
      await service().from('reports').update({ status: 'resolved' }).eq('content_id', REPORTED)
      holds.forget()
      expect((await holds.heldIds()).has(REPORTED)).toBe(false)
    })

    it('an account that pauses after five wrong passwords, whether it exists or not', async () => {
      const tryIn = async (email: string) =>
        (await connect(server).auth.signInWithPassword({ email, password: 'wrong-password' })).error
      for (const email of ['nobody@ekagra.local', 'nobody-else@ekagra.local']) {
        for (let turn = 0; turn < 5; turn += 1) expect((await tryIn(email))?.status).toBe(400)
        expect((await tryIn(email))?.status).toBe(429)
      }
      const admin = await signIn(server, account)
      expect((await admin.auth.getUser()).data.user?.email).toBe(server.firstAdmin?.email)
    })

    it('answer keys and token counts that only the server can read or write', async () => {
      const anybody = createClient(server.url, server.config.publishableKey, {
        auth: { persistSession: false },
      })
      for (const table of ['pool_questions', 'provider_tokens']) {
        const { data } = await anybody.from(table).select('id')
        expect(data ?? []).toEqual([])
        const row = { id: 'mine', day: 'x', provider: 'x', tokens: 1 }
        const { error } = await anybody.from(table).insert(row)
        expect(error).not.toBeNull()
      }
    })
  })
})
