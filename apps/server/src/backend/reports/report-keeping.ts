import type { SupabaseClient } from '@supabase/supabase-js'
import type { Cooperation } from '../cooperation.ts'

interface ReportKeepingOptions {
  client: Pick<SupabaseClient, 'from'>
  now(): number
  inTurn: Cooperation['inTurn']
}

/** More than an admin can read; about 20 MB. */
const MOST_REPORTS = 10_000
/** How long the number of reports is believed. */
const FRESH_MS = 5000
const DAY_MS = 86_400_000
/** Settled reports are kept for questions about a decision, open ones for as long as their content is likely to be there. */
const KEPT_DAYS = { resolved: 90, open: 365 }
const SWEEP_EVERY_MS = 60 * 60_000

/** Anybody can send reports, so their number and their age are limited. */
export function openReportKeeping({ client, now, inTurn }: ReportKeepingOptions, most = MOST_REPORTS) {
  let known: { count: Promise<number>; readAt: number } | undefined
  const read = async (): Promise<number> => {
    const { count, error } = await client.from('reports').select('id', { count: 'exact' }).limit(1)
    if (error) throw new Error(`the reports could not be counted: ${error.code}`)
    return count ?? 0
  }
  return {
    /** Whether the limit of stored reports is reached. When the database does not answer, false: storing the report will then fail by itself. */
    async isFull(): Promise<boolean> {
      if (!known || Math.abs(now() - known.readAt) > FRESH_MS) known = { count: read(), readAt: now() }
      return known.count.then(
        (count) => count >= most,
        () => false,
      )
    },
    /** Removes what is old; one process for all. Throws when the database does. */
    sweep: () =>
      inTurn('sweep-reports', SWEEP_EVERY_MS, async () => {
        for (const [status, days] of Object.entries(KEPT_DAYS)) {
          const { error } = await client
            .from('reports')
            .delete()
            .eq('status', status)
            .lt('created_at', new Date(now() - days * DAY_MS).toISOString())
          if (error) throw new Error(`old reports could not be removed: ${error.code}`)
        }
      }),
  }
}
