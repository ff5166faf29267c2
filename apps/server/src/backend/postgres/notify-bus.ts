import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import * as z from 'zod/mini'
import { type Bus, type BusListener, PUBLISHED_TABLES } from '../realtime-source.ts'

const MESSAGES = 'ekagra_messages'
const ROWS = 'ekagra_rows'

/** PostgreSQL refuses a notification of 8000 bytes; a longer text is stored, and its number is sent. */
const LONGEST_NOTIFICATION = 7900
/** How often a process says that it is there. Its own word comes back to it, which proves that it still listens. */
const PULSE_MS = 3000
/** Whoever was not heard for so long is gone. */
const GONE_MS = 12_000
/** Texts that wait for a database that does not answer. */
const MOST_WAITING = 5000

/** What was stored matters for a moment: no crash needs to keep it. */
export const BUS_TABLES = `
  create unlogged table if not exists ekagra_private.bus_messages (
    id bigint generated always as identity primary key,
    body text not null,
    sent_at timestamptz not null default now()
  );
`

/** Tells which rows change, once for a statement, in parts that fit into a notification. It is sent when the transaction is. */
const functionOf = (table: string, key: string, owner: string) => `
  create or replace function ekagra_private.tell_${table}() returns trigger
  language plpgsql security definer set search_path = '' as $function$
  declare
    part record;
  begin
    for part in
      select numbered.owner, json_agg(numbered.id) as ids
      from (
        select ${owner}::text as owner, ${key}::text as id, (row_number() over (partition by ${owner} order by ${key}) - 1) / 100 as chunk
        from changed
      ) as numbered
      group by numbered.owner, numbered.chunk
    loop
      perform pg_catalog.pg_notify('${ROWS}', pg_catalog.json_build_object('table', tg_table_name, 'type', tg_op,
        'owner', part.owner, 'ids', part.ids, 'at', pg_catalog.to_json(pg_catalog.now()))::text);
    end loop;
    return null;
  end $function$;
`

const triggerOf = (table: string, type: 'insert' | 'update' | 'delete') => `
  do $$
  begin
    if not exists (select from pg_trigger where tgrelid = 'public.${table}'::regclass and tgname = 'tell_${type}') then
      create trigger tell_${type} after ${type} on public.${table}
        referencing ${type === 'delete' ? 'old' : 'new'} table as changed
        for each statement execute function ekagra_private.tell_${table}();
    end if;
  end $$;
`

/** The triggers of the published tables that there are. */
export async function ensureRowTriggers(sql: Sql): Promise<void> {
  for (const [table, { key, owner }] of Object.entries(PUBLISHED_TABLES)) {
    const [found] = await sql`select to_regclass(${`public.${table}`}) as found`
    if (!found?.found) continue
    await sql.unsafe(functionOf(table, key, owner))
    for (const type of ['insert', 'update', 'delete'] as const) await sql.unsafe(triggerOf(table, type))
  }
}

const Notification = z.strictObject({
  from: z.string(),
  /** Absent in a pulse. */
  text: z.optional(z.string()),
  stored: z.optional(z.string()),
})

const Rows = z.strictObject({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  owner: z.string(),
  ids: z.array(z.string()),
  at: z.string(),
})

/**
 * The bus of all processes on one PostgreSQL, by LISTEN and NOTIFY. It needs a connection of its own that is not shared by a pooler.
 * @param connect opens a client with one connection
 * @param onTrouble gets errors after which it is tried again
 */
export function openNotifyBus(connect: () => Sql, onTrouble: (error: unknown) => void): Bus {
  const self = randomUUID()
  const lastHeard = new Map<string, number>()
  /** Were silent for so long that they were taken for gone. */
  const lost = new Set<string>()
  let listener: BusListener | undefined
  let sender: Sql | undefined
  let ear: Sql | undefined
  let waiting: string[] = []
  let isSending = false
  let isClosed = false
  let pulse: NodeJS.Timeout | undefined
  let reading: Promise<void> = Promise.resolve()

  const wrap = async (sql: Sql, text: string): Promise<string> => {
    const notification = JSON.stringify({ from: self, text })
    if (Buffer.byteLength(notification) < LONGEST_NOTIFICATION) return notification
    const [row] = await sql<{ id: string }[]>`
      insert into ekagra_private.bus_messages (body) values (${text}) returning id::text as id`
    await sql`delete from ekagra_private.bus_messages where sent_at < now() - interval '1 minute'`
    return JSON.stringify({ from: self, stored: row?.id })
  }
  const flush = async () => {
    if (isSending) return
    isSending = true
    while (waiting.length > 0 && sender) {
      const [sql, texts] = [sender, waiting]
      waiting = []
      try {
        const wrapped: string[] = []
        for (const text of texts)
          wrapped.push(text === '' ? JSON.stringify({ from: self }) : await wrap(sql, text))
        await sql`select pg_notify(${MESSAGES}, note) from unnest(${wrapped}::text[]) as note`
      } catch (error) {
        if (!isClosed) onTrouble(error)
      }
    }
    isSending = false
  }
  const publish = (text: string) => {
    if (waiting.length >= MOST_WAITING) waiting.shift()
    waiting.push(text)
    void flush()
  }

  const hear = async (payload: string) => {
    const { success, data } = Notification.safeParse(JSON.parse(payload))
    if (!success) return
    lastHeard.set(data.from, performance.now())
    if (data.from === self) return
    if (lost.delete(data.from)) listener?.connected()
    if (data.text !== undefined) return listener?.message(data.from, data.text)
    if (data.stored === undefined || !sender) return
    const [row] = await sender<{ body: string }[]>`
      select body from ekagra_private.bus_messages where id = ${data.stored}::bigint`
    if (row) listener?.message(data.from, row.body)
  }
  const hearRows = (payload: string) => {
    const { success, data } = Rows.safeParse(JSON.parse(payload))
    if (success) listener?.rows(data)
  }
  /** One after the other, so that a text that has to be read first is not overtaken. */
  const inOrder = (work: (payload: string) => unknown) => (payload: string) => {
    reading = reading
      .then(() => work(payload))
      .then(() => undefined)
      .catch(onTrouble)
  }

  const open = async () => {
    const [oldSender, oldEar] = [sender, ear]
    const [newSender, newEar] = [connect(), connect()]
    sender = newSender
    ear = newEar
    lastHeard.set(self, performance.now())
    await Promise.all([oldSender?.end({ timeout: 1 }), oldEar?.end({ timeout: 1 })]).catch(onTrouble)
    await newEar.listen(ROWS, inOrder(hearRows))
    // Called again by the client library after each connection that it replaces by itself.
    await newEar.listen(MESSAGES, inOrder(hear), () => {
      lastHeard.set(self, performance.now())
      listener?.connected()
    })
    void flush()
  }
  let isOpening = false
  const beat = () => {
    publish('')
    const now = performance.now()
    for (const [process, at] of lastHeard) {
      if (process === self || now - at < GONE_MS) continue
      lastHeard.delete(process)
      lost.add(process)
      listener?.gone(process)
    }
    // A connection that broke without a word would stay silent for ever.
    if (isOpening || now - (lastHeard.get(self) ?? 0) < GONE_MS) return
    isOpening = true
    open()
      .catch(onTrouble)
      .finally(() => {
        isOpening = false
      })
  }

  return {
    self,
    publish,
    async listen(given) {
      listener = given
      await open()
      pulse = setInterval(beat, PULSE_MS)
      pulse.unref()
      beat()
    },
    async close() {
      isClosed = true
      clearInterval(pulse)
      listener = undefined
      await Promise.all([sender?.end({ timeout: 1 }), ear?.end({ timeout: 1 })])
    },
  }
}
