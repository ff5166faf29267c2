import { randomUUID } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, postgresIsSkipped } from '../../testing/run-postgres.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import type { Bus, RowChange } from '../realtime-source.ts'
import { BUS_TABLES, ensureRowTriggers, openNotifyBus } from './notify-bus.ts'

describe.skipIf(postgresIsSkipped)('processes on one PostgreSQL', () => {
  let sql: Sql
  let buses: Bus[]
  const heard: string[][] = [[], []]
  const rows: RowChange[] = []
  let connections = 0

  beforeAll(async () => {
    const url = await createDatabase()
    const connect = () => postgres(url, { max: 1, onnotice: () => undefined })
    sql = connect()
    await sql.unsafe(`create schema ekagra_private; ${BUS_TABLES}
      create table public.learner_records (id uuid primary key, user_id uuid not null, kind text)`)
    await ensureRowTriggers(sql)
    // A second start changes nothing.
    await ensureRowTriggers(sql)
    buses = [openNotifyBus(connect, () => undefined), openNotifyBus(connect, () => undefined)]
    for (const [index, bus] of buses.entries()) {
      await bus.listen({
        message: (_, text) => void heard[index]?.push(text),
        rows(change) {
          if (index === 1) rows.push(change)
        },
        gone: () => undefined,
        connected() {
          connections += 1
        },
      })
    }
  })
  afterAll(async () => {
    await Promise.all((buses ?? []).map((bus) => bus.close()))
    await sql?.end()
  })

  it('hear each other and not themselves, in order, texts longer than a notification too', async () => {
    const long = 'ज्ञ'.repeat(10_000)
    for (const text of ['one', long, 'three']) buses[0]?.publish(text)
    buses[1]?.publish('back')
    await waitUntil(() => heard[1]?.length === 3 && heard[0]?.length === 1)
    expect(heard).toEqual([['back'], ['one', long, 'three']])
  })

  it('hear of the rows that any of them changes, at most a hundred in one notification, and of none that was rolled back', async () => {
    const owner = randomUUID()
    const added = Array.from({ length: 150 }, () => ({ id: randomUUID(), user_id: owner, kind: 'notes' }))
    await sql
      .begin(async (transaction) => {
        await transaction`insert into public.learner_records ${transaction([{ id: randomUUID(), user_id: owner, kind: '' }])}`
        throw new Error('not this one')
      })
      .catch(() => undefined)
    await sql`insert into public.learner_records ${sql(added)}`
    await sql`update public.learner_records set kind = 'history' where id = ${added[0]?.id ?? ''}`
    await sql`delete from public.learner_records where user_id = ${owner}`
    await waitUntil(() => rows.length === 5)
    const ids = (type: string) => rows.filter((change) => change.type === type).map((change) => change.ids)
    const everything = added.map(({ id }) => id).toSorted()
    for (const type of ['INSERT', 'DELETE']) {
      expect(
        ids(type)
          .map(({ length }) => length)
          .toSorted(),
      ).toEqual([100, 50])
      expect(ids(type).flat().toSorted()).toEqual(everything)
    }
    expect(ids('UPDATE')).toEqual([[added[0]?.id]])
    expect(rows.every((change) => change.owner === owner && change.table === 'learner_records')).toBe(true)
  })

  it('listen again after their connection broke, and say so', async () => {
    const before = connections
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() and query ilike 'listen%'`
    await waitUntil(() => connections === before + 2)
    buses[0]?.publish('after')
    await waitUntil(() => heard[1]?.at(-1) === 'after')
  })
})
