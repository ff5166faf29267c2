import { PlainText } from '@ekagra/schema/plain-text'
import { DEVICES_TO_HOLD } from '@ekagra/schema/pool-question'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

interface ReportHoldsOptions {
  client: Pick<SupabaseClient, 'from'>
  now(): number
}

/** Questions that are not served until an admin has decided about their reports. */
export interface ReportHolds {
  /** Their ids. Throws when the database does. */
  heldIds(): Promise<ReadonlySet<string>>
  /** A report has come in: the ids are read anew. */
  forget(): void
}

/** Reports to other servers on the same database are noticed this late. */
const FRESH_MS = 3000
const MOST_ROWS = 1000

const Rows = z.array(z.object({ content_id: PlainText, device: PlainText }))

/** The ids of content that at least three devices have reported and no admin has settled. */
export function openReportHolds({ client, now }: ReportHoldsOptions): ReportHolds {
  let known: { ids: Promise<ReadonlySet<string>>; readAt: number } | undefined

  const read = async (): Promise<ReadonlySet<string>> => {
    const { data, error } = await client
      .from('reports')
      .select('content_id, device')
      .eq('status', 'open')
      .order('created_at', { ascending: false })
      .limit(MOST_ROWS)
    if (error) throw new Error(`the reports could not be read: ${error.code}`)
    const devices = new Map<string, Set<string>>()
    for (const { content_id, device } of Rows.parse(data)) {
      devices.set(content_id, (devices.get(content_id) ?? new Set()).add(device))
    }
    return new Set([...devices].flatMap(([id, { size }]) => (size >= DEVICES_TO_HOLD ? [id] : [])))
  }
  return {
    heldIds() {
      if (!known || Math.abs(now() - known.readAt) > FRESH_MS) {
        const reading = { ids: read(), readAt: now() }
        known = reading
        reading.ids.catch(() => {
          if (known === reading) known = undefined
        })
      }
      return known.ids
    },
    forget() {
      known = undefined
    },
  }
}
