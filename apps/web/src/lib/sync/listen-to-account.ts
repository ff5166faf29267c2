import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

let opened = 0

const Added = z.object({ new: z.object({ id: z.string() }) })

/**
 * Says when the account has got a row from any device. Where the server has no live connections nothing happens, and the device finds
 * out when it next looks.
 * @param onChange gets the id of the row; undefined when rows may have been missed
 * @returns stops listening
 */
export function listenToAccount(
  client: SupabaseClient,
  onChange: (id: string | undefined) => void,
): () => void {
  let wasJoined = false
  // A name of its own, because the channel before may still be leaving. Rows are given by the session, not by the name.
  opened += 1
  const channel = client
    .channel(`records:${opened}`)
    .on(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'learner_records', select: ['id'] },
      (change) => {
        const { success, data } = Added.safeParse(change)
        if (success) onChange(data.new.id)
      },
    )
    .subscribe((status) => {
      if (status !== 'SUBSCRIBED') return
      // The device has just synced before it joined for the first time; after a break it has not.
      if (wasJoined) onChange(undefined)
      wasJoined = true
    })
  return () => void client.removeChannel(channel)
}
