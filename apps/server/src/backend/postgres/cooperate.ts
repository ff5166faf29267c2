import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { FORGET_MS } from '../auth/sign-in-pauses.ts'
import type { Cooperation, RelayPart } from '../cooperation.ts'

/**
 * Who does a piece of work. A lease is renewed while the work goes on and ends by itself a few seconds after its holder has died. An advisory
 * lock would need a connection of its own for each piece of work. What is in these tables matters for minutes: no crash needs to keep it.
 */
export const COOPERATION_TABLES = `
  create unlogged table if not exists ekagra_private.leases (
    name text primary key,
    holder uuid not null,
    until timestamptz not null,
    done_at timestamptz
  );
  create unlogged table if not exists ekagra_private.relayed_items (
    run uuid not null,
    number integer not null,
    item text not null,
    sent_at timestamptz not null default now(),
    primary key (run, number)
  );
  create unlogged table if not exists ekagra_private.rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
  create unlogged table if not exists ekagra_private.sign_in_failures (
    account text primary key,
    failures integer not null,
    last_at timestamptz not null
  );
  create table if not exists ekagra_private.token_use (
    day text not null,
    provider text not null,
    tokens bigint not null,
    primary key (day, provider)
  );
`

/** How long a lease outlives its holder. Learners wait for a relay; nobody waits for a turn, and a busy process must not lose it. */
const RELAY_MS = 6000
const TURN_MS = 30_000
const PRESENT_MS = 10_000
const RENEW_MS = 2000
/** How often readers look for new items: a person does not notice it. */
const LOOK_MS = 150
/** What a waiting reader has not read by then, it never reads. */
const KEPT_ITEMS_MS = 5 * 60_000

/** In place of an item: that was all. */
const END = ''

const inSeconds = (ms: number) => ms / 1000

/**
 * The cooperation of all processes on one PostgreSQL. All times are those of the database: the clocks of machines differ.
 * @param onTrouble gets errors of renewals, which are tried again
 */
export async function cooperateOnPostgres(
  sql: Sql,
  onTrouble: (error: unknown) => void,
): Promise<Cooperation> {
  /** @returns whether the lease is ours now */
  const acquire = async (
    name: string,
    holder: string,
    leaseMs: number,
    everyMs: number,
  ): Promise<boolean> => {
    const taken = await sql`
      insert into ekagra_private.leases as held (name, holder, until)
      values (${name}, ${holder}, now() + make_interval(secs => ${inSeconds(leaseMs)}))
      on conflict (name) do update set holder = excluded.holder, until = excluded.until, done_at = null
        where held.until <= now()
          and (held.done_at is null or held.done_at <= now() - make_interval(secs => ${inSeconds(everyMs)}))
      returning 1`
    return taken.length === 1
  }
  const renew = (name: string, holder: string, leaseMs: number) =>
    sql`
      update ekagra_private.leases set until = now() + make_interval(secs => ${inSeconds(leaseMs)})
      where name = ${name} and holder = ${holder}`
  const release = (name: string, holder: string, isDone: boolean) =>
    sql`
      update ekagra_private.leases set until = now(), done_at = case when ${isDone} then now() end
      where name = ${name} and holder = ${holder}`
  const keepRenewing = (name: string, holder: string, leaseMs: number) => {
    const timer = setInterval(() => void renew(name, holder, leaseMs).catch(onTrouble), RENEW_MS)
    return () => clearInterval(timer)
  }

  let count = 1
  const self = randomUUID()
  const present = async () => {
    await sql`
      insert into ekagra_private.leases (name, holder, until)
      values (${`process/${self}`}, ${self}, now() + make_interval(secs => ${inSeconds(PRESENT_MS)}))
      on conflict (name) do update set until = excluded.until`
    const [row] = await sql<{ processes: number }[]>`
      select count(*)::integer as processes from ekagra_private.leases where name like 'process/%' and until > now()`
    count = Math.max(1, row?.processes ?? 1)
  }
  await present()
  await sql`delete from ekagra_private.token_use where day < (now() - interval '31 days')::date::text`
  const presence = setInterval(() => void present().catch(onTrouble), RENEW_MS)
  presence.unref()

  const write = (name: string, run: string): RelayPart => {
    const stopRenewing = keepRenewing(name, run, RELAY_MS)
    let number = 0
    let sending: Promise<unknown> = Promise.resolve()
    const store = (item: string) => {
      const row = { run, number: number++, item }
      sending = sending.then(() => sql`insert into ekagra_private.relayed_items ${sql(row)}`).catch(onTrouble)
    }
    return {
      role: 'writer',
      send: (item) => store(JSON.stringify(item)),
      async end(isComplete) {
        stopRenewing()
        if (isComplete) store(END)
        await sending
        await release(name, run, isComplete).catch(onTrouble)
        await sql`
          delete from ekagra_private.relayed_items
          where sent_at < now() - make_interval(secs => ${inSeconds(KEPT_ITEMS_MS)})`.catch(onTrouble)
        await sql`
          delete from ekagra_private.leases
          where (name like 'relay/%' or name like 'process/%')
            and until < now() - make_interval(secs => ${inSeconds(KEPT_ITEMS_MS)})`.catch(onTrouble)
      },
    }
  }
  const read = (name: string, run: string): RelayPart => ({
    role: 'reader',
    async *items(signal) {
      let next = 0
      for (;;) {
        signal.throwIfAborted()
        // Asked before the items are read: what was sent before the end is then among them.
        const running = await sql`
          select 1 from ekagra_private.leases where name = ${name} and holder = ${run} and until > now()`
        const rows = await sql<{ item: string }[]>`
          select item from ekagra_private.relayed_items where run = ${run} and number >= ${next} order by number`
        next += rows.length
        for (const { item } of rows) {
          if (item === END) return true
          yield JSON.parse(item)
        }
        if (running.length === 0) return false
        await setTimeout(LOOK_MS)
      }
    },
  })

  return {
    async inTurn(name, everyMs, work) {
      const holder = randomUUID()
      if (!(await acquire(`turn/${name}`, holder, TURN_MS, everyMs))) return false
      const stopRenewing = keepRenewing(`turn/${name}`, holder, TURN_MS)
      let isDone = false
      try {
        await work()
        isDone = true
        return true
      } finally {
        stopRenewing()
        await release(`turn/${name}`, holder, isDone).catch(onTrouble)
      }
    },
    processes: () => count,
    shared: {
      async addTokens(provider, day, tokens) {
        // The first process of a day goes on from what was counted in another way before.
        const [row] = await sql<{ tokens: number }[]>`
          insert into ekagra_private.token_use as used (day, provider, tokens)
          select ${day}, ${provider}, ${tokens}::bigint + coalesce(sum(counted.tokens), 0)
          from public.provider_tokens as counted where counted.day = ${day} and counted.provider = ${provider}
          on conflict (day, provider) do update set tokens = used.tokens + ${tokens}::bigint
          returning tokens::double precision as tokens`
        return row?.tokens ?? tokens
      },
      async enterRelay(key) {
        const name = `relay/${hash(key)}`
        for (;;) {
          const run = randomUUID()
          if (await acquire(name, run, RELAY_MS, 0)) return write(name, run)
          const [lease] = await sql<{ holder: string }[]>`
            select holder from ekagra_private.leases where name = ${name} and until > now()`
          if (lease) return read(name, lease.holder)
        }
      },
      failures: {
        async find(account) {
          const [row] = await sql<{ failures: number; agoMs: number }[]>`
            select failures, (extract(epoch from now() - last_at) * 1000)::double precision as "agoMs"
            from ekagra_private.sign_in_failures
            where account = ${hash(account)} and last_at > now() - make_interval(secs => ${inSeconds(FORGET_MS)})`
          return row
        },
        async add(account) {
          await sql`
            delete from ekagra_private.sign_in_failures
            where last_at <= now() - make_interval(secs => ${inSeconds(FORGET_MS)})`
          await sql`
            insert into ekagra_private.sign_in_failures as known (account, failures, last_at)
            values (${hash(account)}, 1, now())
            on conflict (account) do update set failures = known.failures + 1, last_at = now()`
        },
        async forget(account) {
          await sql`delete from ekagra_private.sign_in_failures where account = ${hash(account)}`
        },
      },
      limits: {
        async query({ text, values = [] }) {
          const rows = await sql.unsafe(text, values.map(toParameter), { prepare: true })
          return { rows, rowCount: rows.count }
        },
      },
    },
    async close() {
      clearInterval(presence)
      await sql`delete from ekagra_private.leases where name = ${`process/${self}`}`.catch(() => undefined)
      await sql.end({ timeout: 1 })
    },
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const toParameter = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? value : null
