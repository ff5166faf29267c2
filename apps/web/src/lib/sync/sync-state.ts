import type { Agreed } from '@ekagra/exam/sync/reconcile'
import * as z from 'zod/mini'
import { learnerDatabase } from '../stores/core/learner-database.ts'
import { localArea } from '../stores/core/storage-area.ts'

const State = z.object({
  id: z.literal('state'),
  /** The account that this device syncs with. */
  userId: z.string(),
  /** Where to go on reading, as the server writes moments; empty at the beginning. */
  cursor: z.string(),
  agreed: z.array(
    z.object({
      kind: z.string(),
      key: z.string(),
      mark: z.string(),
      changedAt: z.number(),
      parents: z.array(z.string()),
    }),
  ),
  /** In milliseconds since 1970; null before the first time. */
  syncedAt: z.nullable(z.number()),
})
export interface SyncState {
  userId: string
  cursor: string
  agreed: Agreed[]
  syncedAt: number | null
}

/** Read at each start of the app, so that nothing of the rest is loaded by those who have no account. */
export const SYNC_FLAG = 'ekagra-sync'

/** Null when this device syncs with no account. */
export async function readSyncState(): Promise<SyncState | null> {
  const stored = State.safeParse(await (await learnerDatabase()).get('sync', 'state'))
  return stored.success ? stored.data : null
}

/** @throws when the browser stores nothing: a device that forgets what it has agreed on must not sync */
export async function writeSyncState(state: SyncState): Promise<void> {
  await (await learnerDatabase()).put('sync', { id: 'state', ...state })
  localArea.write(SYNC_FLAG, 'on')
}

export async function forgetSyncState(): Promise<void> {
  localArea.remove(SYNC_FLAG)
  await (await learnerDatabase()).delete('sync', 'state')
}
