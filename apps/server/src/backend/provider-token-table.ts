import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { BudgetStore } from '../ai/token-budget.ts'

interface TokenTableOptions {
  client: Pick<SupabaseClient, 'from'>
  /** Unique to this process. */
  processId: string
  now(): number
  onTrouble(error: unknown): void
}

/** What a provider did on a day besides using tokens. */
interface DayFigures {
  dollars: number
  /** Questions that it was asked for. */
  drafts: number
  /** Questions of its that learners got, from the pool too. */
  served: number
}

export interface TokenTable extends BudgetStore {
  /** Adds to the figures of today. */
  count(provider: string, figures: Partial<DayFigures>): void
}

interface Row extends DayFigures {
  id: string
  day: string
  provider: string
  tokens: number
}

const Rows = z.array(z.object({ id: z.string(), provider: z.string(), tokens: z.coerce.number() }))

/** How often the use of other processes is read, and how long our own may wait until it is stored. */
const FRESH_MS = 60_000
const WRITE_EVERY_MS = 2000
/** For the dashboard. */
const KEPT_DAYS = 31
const DAY_MS = 86_400_000

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/**
 * The table provider_tokens. Each process writes only its own rows, so that no two processes update the same number. The use of
 * other processes is known a minute late.
 */
export async function openTokenTable({
  client,
  processId,
  now,
  onTrouble,
}: TokenTableOptions): Promise<TokenTable> {
  const table = () => client.from('provider_tokens')
  const elsewhere = new Map<string, number>()
  const own = new Map<string, Row>()
  const unsaved = new Set<Row>()
  let readAt = 0
  let isWaiting = false

  const read = async () => {
    readAt = now()
    const day = dayOf(readAt)
    const { data, error } = await table().select('id, provider, tokens').eq('day', day)
    if (error) throw new Error(`the tokens of the day could not be read: ${error.code}`)
    elsewhere.clear()
    for (const { id, provider, tokens } of Rows.parse(data)) {
      if (id.endsWith(`/${processId}`)) continue
      const key = `${day}/${provider}`
      elsewhere.set(key, (elsewhere.get(key) ?? 0) + tokens)
    }
  }
  const write = async () => {
    isWaiting = false
    const rows = [...unsaved]
    unsaved.clear()
    const { error } = await table().upsert(rows, { onConflict: 'id' })
    if (!error) return
    // They go with the next ones.
    for (const row of rows) unsaved.add(row)
    throw new Error(`the tokens of the day could not be stored: ${error.code}`)
  }
  const forget = async () => {
    const { error } = await table()
      .delete()
      .lt('day', dayOf(now() - KEPT_DAYS * DAY_MS))
    if (error) throw new Error(`the tokens of old days could not be removed: ${error.code}`)
  }
  const rowOf = (provider: string, day: string): Row => {
    const id = `${day}/${provider}/${processId}`
    const row = own.get(id) ?? { id, day, provider, tokens: 0, dollars: 0, drafts: 0, served: 0 }
    own.set(id, row)
    return row
  }
  const save = (row: Row) => {
    unsaved.add(row)
    if (!isWaiting) setTimeout(() => write().catch(onTrouble), WRITE_EVERY_MS)
    isWaiting = true
  }

  await read().catch(onTrouble)
  await forget().catch(onTrouble)
  return {
    usedElsewhere(provider, day) {
      if (now() - readAt > FRESH_MS) read().catch(onTrouble)
      return elsewhere.get(`${day}/${provider}`) ?? 0
    },
    save(provider, day, tokens) {
      const row = rowOf(provider, day)
      row.tokens = tokens
      save(row)
    },
    count(provider, { dollars = 0, drafts = 0, served = 0 }) {
      const row = rowOf(provider, dayOf(now()))
      row.dollars += dollars
      row.drafts += drafts
      row.served += served
      save(row)
    },
  }
}
