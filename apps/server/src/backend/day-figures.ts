import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { Cooperation } from './cooperation.ts'

interface DayFiguresOptions {
  client: Pick<SupabaseClient, 'from' | 'storage'>
  now(): number
  inTurn: Cooperation['inTurn']
}

/** The row of today is overwritten until the day is over. */
const EVERY_MS = 60 * 60_000
const DAY_MS = 86_400_000
const KEPT_DAYS = 100
const FILES_AT_ONCE = 1000

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

const Sized = z.object({ size: z.number() })

/** Counts once an hour what the pool, the bank and the uploaded files hold; one process for all. */
export function openDayFigures({ client, now, inTurn }: DayFiguresOptions) {
  const count = async (table: string): Promise<number> => {
    const { count: rows } = await client
      .from(table)
      .select('id', { count: 'exact', head: true })
      .throwOnError()
    return rows ?? 0
  }
  const fileBytes = async (): Promise<number> => {
    let bytes = 0
    for (let offset = 0; ; offset += FILES_AT_ONCE) {
      const { data, error } = await client.storage.from('files').list('', { limit: FILES_AT_ONCE, offset })
      if (error) throw error
      for (const { metadata } of data) bytes += Sized.safeParse(metadata).data?.size ?? 0
      if (data.length < FILES_AT_ONCE) return bytes
    }
  }
  return {
    /** Throws when the database does. */
    record: () =>
      inTurn('day-figures', EVERY_MS, async () => {
        const row = {
          day: dayOf(now()),
          pool: await count('pool_questions'),
          bank: await count('bank_questions'),
          file_bytes: await fileBytes(),
        }
        await client.from('day_figures').upsert(row).throwOnError()
        await client
          .from('day_figures')
          .delete()
          .lt('day', dayOf(now() - KEPT_DAYS * DAY_MS))
          .throwOnError()
      }),
  }
}
