import type { SupabaseClient } from '@supabase/supabase-js'
import { backendClient } from '../backend/backend-client.ts'
import { createListeners } from '../stores/core/listeners.ts'
import { subscribeToLocalWrites } from '../stores/core/stored-value.ts'
import { hearTabs } from '../stores/core/tab-channel.ts'
import { withStoreLock } from '../stores/core/with-store-lock.ts'
import { SyncProblem } from './account-rows.ts'
import { listenToAccount } from './listen-to-account.ts'
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

/** How often a device looks for what others have done, also when nobody tells it. */
const EVERY_MS = 60_000
/** How long a device waits for more before it sends what was changed here, and before it fetches what it hears of. */
const SEND_PAUSE_MS = 1500
const HEAR_PAUSE_MS = 300

const listeners = createListeners()
let status: SyncStatus = { kind: 'off' }
let isStarted = false

function setStatus(next: SyncStatus): void {
  status = next
  listeners.notify()
}

export const readSyncStatus = (): SyncStatus => status
export const subscribeToSyncStatus = listeners.subscribe

/** Rows of this device that the account tells it about as well. */
const ownRows = new Set<string>()
const MOST_OWN_ROWS = 2000

function drawId(): string {
  const id = crypto.randomUUID()
  ownRows.add(id)
  const [oldest] = ownRows
  if (oldest !== undefined && ownRows.size > MOST_OWN_ROWS) ownRows.delete(oldest)
  return id
}

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

/** One call for many changes that come together. */
function afterPause(pauseMs: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, pauseMs)
  }
}

/** What is changed here goes to the account soon; what a sync itself has stored does not start another one. */
async function sendChanges(): Promise<void> {
  if ((await countWaiting().catch(() => 0)) > 0) await syncNow()
}

/** While the page is shown, the account tells what other devices add to it. */
function followAccount(): void {
  let stop: (() => void) | undefined
  const hear = afterPause(HEAR_PAUSE_MS, () => void syncNow())
  const follow = async () => {
    stop?.()
    stop = undefined
    if (document.visibilityState !== 'visible') return
    const [client, state] = await Promise.all([backendClient(), readSyncState().catch(() => null)])
    // A channel that is joined before the client knows its token is joined as a guest.
    await client?.realtime.setAuth()
    if (!client || !state || stop || document.visibilityState !== 'visible') return
    stop = listenToAccount(client, (id) => {
      if (id === undefined || !ownRows.delete(id)) hear()
    })
  }
  document.addEventListener('visibilitychange', () => void follow())
  listeners.subscribe(() => {
    if (status.kind === 'off' || status.kind === 'signed-out') {
      stop?.()
      stop = undefined
    } else if (status.kind === 'synced' && !stop) void follow()
  })
}

/** Keeps this device and its account together while the app is open. */
export function startSync(): void {
  if (isStarted) return
  isStarted = true
  const look = () => {
    if (document.visibilityState === 'visible') void syncNow()
  }
  followAccount()
  const send = afterPause(SEND_PAUSE_MS, () => void sendChanges())
  subscribeToLocalWrites(send)
  hearTabs('archive', send)
  hearTabs('reviews', send)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', () => {
    // Also when the page is left: what was done last should not wait for the next visit.
    void syncNow()
  })
  setInterval(look, EVERY_MS)
  look()
}
