import { CorrectionList } from '@ekagra/schema/correction'
import { GenerateQuestionsResponse } from '@ekagra/schema/generate-questions'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildReport } from '../../testing/build-report.ts'
import { openServer } from '../../testing/open-server.ts'
import { postgresIsSkipped } from '../../testing/run-postgres.ts'
import { connect, openFirstAdmin, signIn, type TestServer } from '../../testing/run-server.ts'
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts'
import { waitUntil } from '../../testing/wait-until.ts'

const LEARNER = { email: 'learner@example.com', password: 'a-long-enough-one' }
const WISH = { topic: 'percentages', count: 5, difficulty: 'easy', seed: 'wrong-key' }
const CORRECTION = {
  question_id: 'q-1',
  kind: 'fix',
  key: '12',
  explanation: 'Because.',
  keeps: true,
  note: '',
  question: '',
}

const decision = (row: Partial<typeof CORRECTION> = {}) => ({
  ...CORRECTION,
  ...row,
  created_at: new Date().toISOString(),
})

const reportOf = (content_id: string, contact = '') =>
  buildReport({ content_id, include_contact: contact !== '', contact, device: crypto.randomUUID() })

describe.each(testDatabases)('corrections on $name', ({ name, open }) => {
  const isSkipped = name === 'PostgreSQL' && postgresIsSkipped
  let database: TestDatabase
  let server: TestServer
  let clients: Record<'anonymous' | 'learner' | 'admin', SupabaseClient>

  beforeAll(async () => {
    if (isSkipped) return
    database = await open()
    server = await openServer(database.environment)
    await database.addUser(LEARNER)
    clients = {
      anonymous: connect(server),
      learner: await signIn(server, LEARNER),
      admin: (await openFirstAdmin(server)).client,
    }
  }, 120_000)
  afterAll(async () => {
    await server?.stop()
    await database?.remove()
  })

  const fetchList = (version = '') =>
    fetch(`${server.url}/corrections.json`, { headers: { 'If-None-Match': `"${version}"` } })
  const readList = async () => CorrectionList.parse(await (await fetchList()).json())
  const askEngine = async () => {
    const { data } = await clients.anonymous.functions.invoke('generate-questions', { body: WISH })
    return GenerateQuestionsResponse.parse(data).questions
  }

  describe.skipIf(isSkipped)('are', () => {
    it('ADMIN-14 read and added by admins alone, changed and removed by nobody', async () => {
      for (const role of ['anonymous', 'learner'] as const) {
        expect((await clients[role].from('corrections').insert(decision())).error, role).not.toBeNull()
        expect((await clients[role].from('corrections').select('id')).data ?? [], role).toEqual([])
        expect((await clients[role].from('admin_changes').select('id')).data ?? [], role).toEqual([])
      }
      const { admin } = clients
      await admin.from('corrections').insert(decision()).throwOnError()
      for (const table of ['corrections', 'admin_changes']) {
        const rows = async () => (await admin.from(table).select('*')).data
        const before = await rows()
        expect(before?.length).toBeGreaterThan(0)
        await admin.from(table).update({ note: 'changed', details: 'changed' }).neq('id', crypto.randomUUID())
        await admin.from(table).delete().neq('id', crypto.randomUUID())
        // An attempt is written down as well.
        expect(await rows()).toEqual(expect.arrayContaining(before ?? []))
      }
      const forged = { actor: 'somebody', action: 'insert', subject: 'x', target: '', details: '' }
      expect((await admin.from('admin_changes').insert(forged)).error).not.toBeNull()
    })

    it('ADMIN-14 written down with who made them, as every change of an admin', async () => {
      const { data } = await clients.admin
        .from('admin_changes')
        .select('actor, action, subject, details')
        .eq('subject', 'corrections')
        .eq('action', 'insert')
        .order('created_at')
        .limit(1)
      // SQLite gives a text that is JSON back as what it says.
      const rows = data?.map((row) => ({ ...row, details: JSON.stringify(row.details) }))
      expect(rows).toEqual([
        {
          actor: server.firstAdmin?.email,
          action: 'insert',
          subject: 'corrections',
          details: expect.stringContaining('q-1'),
        },
      ])
      await clients.admin.from('category_prompts').update({ position: 4 }).eq('category', 'Defence')
      const { data: update } = await clients.admin
        .from('admin_changes')
        .select('action, target')
        .eq('subject', 'category_prompts')
      expect(update).toEqual([{ action: 'update', target: 'category=eq.Defence' }])
    })

    it('a short list for everybody, which is sent again only when it has changed', async () => {
      const list = await readList()
      expect(list.corrections).toMatchObject([{ question: 'q-1', kind: 'fix', key: '12', keeps: true }])
      expect((await fetchList(list.version)).status).toBe(304)
      await clients.admin
        .from('corrections')
        .insert(decision({ kind: 'undo', key: '11' }))
        .throwOnError()
      const changed = await readList()
      expect(changed.version).not.toBe(list.version)
      expect(changed.corrections).toMatchObject([{ question: 'q-1', kind: 'undo' }])
    })

    it('GEN-16 followed by the engine: held back after three devices, then asked with the right key, and not asked again once retracted', async () => {
      const [first] = await askEngine()
      if (!first) throw new Error('the engine gave no question')
      for (let device = 0; device < 3; device += 1) {
        expect((await askEngine()).map(({ id }) => id)).toContain(first.id)
        await clients.anonymous.from('reports').insert(reportOf(first.id)).throwOnError()
      }
      // A database that does not answer within a moment is not waited for: then the list of before holds.
      await waitUntil(async () => (await askEngine()).every(({ id }) => id !== first.id))
      expect(await askEngine()).toHaveLength(WISH.count)
      expect((await readList()).held).toContain(first.id)

      const { admin } = clients
      const settle = () =>
        admin
          .from('reports')
          .update({ status: 'resolved', contact: '' })
          .eq('content_id', first.id)
          .throwOnError()
      const other = (first.correctIndex + 1) % 4
      const fix = { question_id: first.id, key: first.options[other] ?? '' }
      await admin.from('corrections').insert(decision(fix)).throwOnError()
      await settle()
      const findFixed = async () => (await askEngine()).find(({ id }) => id === first.id)
      await waitUntil(async () => (await findFixed())?.trust === 'curated')
      const fixed = await findFixed()
      expect(fixed).toMatchObject({ correctIndex: other, trust: 'curated', explanation: 'Because.' })
      await admin
        .from('corrections')
        .insert(decision({ ...fix, kind: 'retract', key: '' }))
        .throwOnError()
      await waitUntil(async () => (await askEngine()).every(({ id }) => id !== first.id))
    })

    it('REPORT-13 keep the address of a reporter only until the report is settled, and show it to admins alone', async () => {
      const report = reportOf('q-contact', 'asha@example.org')
      await clients.anonymous.from('reports').insert(report).throwOnError()
      const read = async (role: 'anonymous' | 'learner' | 'admin') =>
        (await clients[role].from('reports').select('contact').eq('id', report.id)).data ?? []
      expect(await read('anonymous')).toEqual([])
      expect(await read('learner')).toEqual([])
      expect(await read('admin')).toEqual([{ contact: 'asha@example.org' }])
    })
  })
})
