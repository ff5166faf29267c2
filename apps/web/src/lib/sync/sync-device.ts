import type { SupabaseClient } from '@supabase/supabase-js'
import { backendClient } from '../backend/backend-client.ts'
import { createListeners } from '../stores/core/listeners.ts'
import { withStoreLock } from '../stores/core/with-store-lock.ts'
import { SyncProblem } from './account-rows.ts'
import { countWaiting, planFirstSync, type SyncPlan, syncOnce } from './sync-once.ts'
import { forgetSyncState, readSyncState, type SyncState } from './sync-state.ts'

/** What is true of this device and its account now. */
export type SyncStatus =
  /** This device syncs with no account. */
  | { kind: 'off' }
  | { kind: 'syncing' }
  | { kind: 'synced'; at: number }
  /** No network, or the server does not answer; so many changes wait here. */
  | { kind: 'waiting'; changes: number; at: number | null }
  /** The session has ended, or needs its second factor. */
  | { kind: 'signed-out'; changes: number }
  /** The account has no more room. */
  | { kind: 'full'; changes: number }

/** How often a device looks for what others have done. */
const EVERY_MS = 60_000

const listeners = createListeners()
let status: SyncStatus = { kind: 'off' }
let isStarted = false

function setStatus(next: SyncStatus): void {
  status = next
  listeners.notify()
}

export const readSyncStatus = (): SyncStatus => status
export const subscribeToSyncStatus = listeners.subscribe

const drawId = () => crypto.randomUUID()

/** A token ends with a change of the password on another device, while its session goes on with a new one. */
async function syncWithFreshToken(client: SupabaseClient, userId: string): Promise<SyncState> {
  const sync = () => syncOnce(client, { userId, now: Date.now, drawId })
  try {
    return await sync()
  } catch (cause) {
    if (!(cause instanceof SyncProblem) || cause.reason !== 'refused') throw cause
    const { error } = await client.auth.refreshSession()
    if (error) throw cause
    return sync()
  }
}

async function describeProblem(cause: unknown, at: number | null): Promise<SyncStatus> {
  const changes = await countWaiting().catch(() => 0)
  const reason = cause instanceof SyncProblem ? cause.reason : 'unreachable'
  if (reason === 'refused') return { kind: 'signed-out', changes }
  return reason === 'full' ? { kind: 'full', changes } : { kind: 'waiting', changes, at }
}

/** Syncs once, in one tab at a time. Does nothing on a device that has not been joined to an account. */
export async function syncNow(): Promise<SyncStatus> {
  await withStoreLock('sync', async () => {
    const state = await readSyncState().catch(() => null)
    if (!state) return setStatus({ kind: 'off' })
    setStatus({ kind: 'syncing' })
    try {
      const client = await backendClient()
      if (!client) throw new SyncProblem('unreachable')
      const { data } = await client.auth.getSession()
      if (!data.session) throw new SyncProblem('refused')
      // Somebody else has signed in here: whether this device joins their account is theirs to say.
      if (data.session.user.id !== state.userId) return setStatus({ kind: 'off' })
      const { syncedAt } = await syncWithFreshToken(client, state.userId)
      setStatus({ kind: 'synced', at: syncedAt ?? Date.now() })
    } catch (cause) {
      setStatus(await describeProblem(cause, state.syncedAt))
    }
  })
  return status
}

/** What joining this device to the account would do. */
export async function planJoining(): Promise<SyncPlan | null> {
  const client = await backendClient()
  return client && planFirstSync(client, Date.now())
}

/** Joins this device to the account of whoever is signed in, and syncs from now on. */
export async function joinAccount(): Promise<SyncStatus> {
  const client = await backendClient()
  const { data } = (await client?.auth.getSession()) ?? { data: { session: null } }
  const userId = data.session?.user.id
  if (!client || !userId) return status
  setStatus({ kind: 'syncing' })
  try {
    await withStoreLock('sync', () => syncOnce(client, { userId, now: Date.now, drawId }))
    startSync()
    setStatus({ kind: 'synced', at: Date.now() })
  } catch (cause) {
    setStatus(await describeProblem(cause, null))
  }
  return status
}

/** What is on this device stays; the account keeps what it has. */
export async function leaveAccount(): Promise<void> {
  await forgetSyncState()
  setStatus({ kind: 'off' })
}

/** Keeps this device and its account together while the app is open. */
export function startSync(): void {
  if (isStarted) return
  isStarted = true
  const look = () => {
    if (document.visibilityState === 'visible') void syncNow()
  }
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', () => {
    // Also when the page is left: what was done last should not wait for the next visit.
    void syncNow()
  })
  setInterval(look, EVERY_MS)
  look()
}
