import { canonicalJson } from '@ekagra/exam/sync/merge-versions'
import {
  type Agreed,
  hasLostStorage,
  leaveOpen,
  type Reconciled,
  type RecordKey,
  reconcile,
  type SyncRow,
} from '@ekagra/exam/sync/reconcile'
import type { SupabaseClient } from '@supabase/supabase-js'
import { parseJson } from '../stores/core/parse-json.ts'
import { dropReplaced, isTooLarge, pullRows, pushRows } from './account-rows.ts'
import { applyPapers, isOfPaper, openPapers, PAPER_QUESTIONS, PAPERS, readPapers } from './paper-records.ts'
import { syncedFamilies, syncRules } from './sync-rules.ts'
import { readSyncState, type SyncState, writeSyncState } from './sync-state.ts'

type LocalItem = RecordKey & { value: string }

const itemsOf = (kind: string, entries: ReadonlyMap<string, unknown>): LocalItem[] =>
  [...entries].map(([key, item]) => ({ kind, key, value: canonicalJson(item) }))

/** Everything on this device that goes to the account; the questions of a paper before what was done on them. */
export async function listLocal(): Promise<LocalItem[]> {
  const { questions, states } = await readPapers()
  const lists = await Promise.all(
    syncedFamilies.map(async ({ name, entries }) => itemsOf(name, await entries())),
  )
  return [...itemsOf(PAPER_QUESTIONS, questions), ...itemsOf(PAPERS, states), ...lists.flat()]
}

/** @returns the kinds that this device could not store, because there is no room */
async function applyHere(apply: Reconciled['apply']): Promise<Set<string>> {
  const failed = new Set<string>()
  const papers = apply.filter(isOfPaper)
  if (papers.length > 0 && !(await applyPapers(papers))) for (const { kind } of papers) failed.add(kind)
  for (const family of syncedFamilies) {
    const mine = apply.filter(({ kind }) => kind === family.name)
    if (mine.length === 0) continue
    const put = mine.flatMap(({ value }) => (value === null ? [] : [parseJson(value)]))
    const remove = mine.filter(({ value }) => value === null).map(({ key }) => key)
    if (!(await family.change({ put, remove }).catch(() => false))) failed.add(family.name)
  }
  return failed
}

const idOf = ({ kind, key }: RecordKey) => `${kind}\n${key}`

/** A paper and its questions are one thing to a person. */
const countThings = (rows: readonly RecordKey[]): number =>
  new Set(rows.map(({ kind, key }) => idOf({ kind: kind === PAPER_QUESTIONS ? PAPERS : kind, key }))).size

/** What a newer version of the app has stored and this one cannot read: it is not here, but it was not removed. */
async function findUnread(apply: Reconciled['apply']): Promise<Set<string>> {
  if (apply.every(({ value }) => value === null)) return new Set()
  const here = new Set((await listLocal()).map(idOf))
  return new Set(
    apply
      .filter(({ value }) => value !== null)
      .map(idOf)
      .filter((id) => !here.has(id)),
  )
}

/** What a first sync would do, in figures; nothing has happened yet. */
export interface SyncPlan {
  /** Things of this device that go to the account. */
  up: number
  /** Things of the account that come here. */
  down: number
  /** Notes of which both versions are kept. */
  copies: number
}

export async function planFirstSync(client: SupabaseClient, now: number): Promise<SyncPlan> {
  const [local, { rows }] = await Promise.all([listLocal(), pullRows(client, '', now)])
  const { apply, push } = reconcile({ agreed: [], local, pulled: rows, rules: syncRules, now })
  const here = new Set(local.map(idOf))
  const isCopy = (item: RecordKey) => item.kind === 'notes' && item.key.includes('~') && !here.has(idOf(item))
  const stored = new Set(rows.map(idOf))
  const copies = apply.filter((item) => isCopy(item) && !stored.has(idOf(item))).length
  return { up: countThings(push) - copies, down: countThings(apply) - copies, copies }
}

/** How many changes of this device the account does not have yet; found without a network. */
export async function countWaiting(): Promise<number> {
  const state = await readSyncState()
  if (!state) return 0
  const { push } = reconcile({
    agreed: state.agreed,
    local: await listLocal(),
    pulled: [],
    rules: syncRules,
    now: state.syncedAt ?? 0,
  })
  return countThings(push.filter((row) => !isTooLarge(row)))
}

interface SyncOptions {
  userId: string
  now(): number
  drawId(): string
}

/** What is agreed on while the account has taken only a part. */
function agreedSoFar(
  before: readonly Agreed[],
  after: readonly Agreed[],
  untaken: readonly SyncRow[],
): Agreed[] {
  const old = new Map(before.map((record) => [idOf(record), record]))
  const open = new Set(untaken.map(idOf))
  return after.flatMap((record) => {
    if (!open.has(idOf(record))) return [record]
    const known = old.get(idOf(record))
    return known ? [known] : []
  })
}

/**
 * Brings this device and the account together once. Whatever stops it half-way, the next time goes on from there.
 * @throws {SyncProblem}
 */
export async function syncOnce(
  client: SupabaseClient,
  { userId, now, drawId }: SyncOptions,
): Promise<SyncState> {
  const known = await readSyncState()
  const fresh: SyncState = { userId, cursor: '', agreed: [], syncedAt: null }
  const isKnown = known?.userId === userId && !hasLostStorage(known.agreed, await listLocal())
  const before = isKnown ? known : fresh
  const pulled = await pullRows(client, before.cursor, now())
  // Only now, because the person goes on working while the network answers.
  const local = await listLocal()
  const open = await openPapers()
  const { rows, isComplete } = leaveOpen(
    pulled.rows,
    before.agreed,
    (row) => isOfPaper(row) && open.has(row.key),
  )
  const { apply, push, agreed } = reconcile({
    agreed: before.agreed,
    local,
    pulled: rows,
    rules: syncRules,
    now: now(),
  })
  const failed = await applyHere(apply)
  // What found no room here is asked for again the next time, and is not taken for removed.
  const missing = await findUnread(apply)
  const stored = agreed.filter((record) => !failed.has(record.kind) && !missing.has(idOf(record)))
  const kept = before.agreed.filter(({ kind }) => failed.has(kind))
  const cursor = failed.size > 0 || !isComplete ? before.cursor : pulled.cursor
  const wanted = push.filter(({ kind }) => !failed.has(kind))
  const sent = wanted.filter((row) => !isTooLarge(row))
  let untaken = wanted
  const write = (syncedAt: number | null) =>
    writeSyncState({
      userId,
      cursor,
      agreed: [...agreedSoFar(before.agreed, stored, untaken), ...kept],
      syncedAt,
    })
  await write(before.syncedAt)
  await pushRows(client, sent, {
    userId,
    drawId,
    async onTaken(rows) {
      const taken = new Set(rows)
      untaken = untaken.filter((row) => !taken.has(row))
      await write(before.syncedAt)
    },
  })
  const syncedAt = now()
  await write(syncedAt)
  await dropReplaced(client, sent)
  return { userId, cursor, agreed: stored, syncedAt }
}
