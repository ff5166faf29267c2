import { canonicalJson } from '@ekagra/exam/sync/merge-versions'
import type { SyncRow } from '@ekagra/exam/sync/reconcile'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

const TABLE = 'learner_records'
const PAGE = 500
const MOST_ROWS = 200
/** In one call, so that little is lost when the network breaks off. */
const MOST_CHARACTERS = 250_000
/** A row may become visible a moment after a newer one, so the last moments are read again. */
const OVERLAP_MS = 120_000

const StoredRow = z.object({
  id: z.string(),
  kind: z.string(),
  key: z.string(),
  // On SQLite the server answers with the JSON itself, on PostgreSQL with its text.
  value: z.pipe(
    z.unknown(),
    z.transform((value: unknown) => (typeof value === 'string' ? value : canonicalJson(value))),
  ),
  mark: z.string(),
  parents: z.string(),
  changed_at: z.coerce.number(),
  received_at: z.string(),
})
type StoredRow = z.infer<typeof StoredRow>

/** Why a sync did not happen. */
export class SyncProblem extends Error {
  override name = 'SyncProblem'
  readonly reason: 'unreachable' | 'refused' | 'full'
  constructor(reason: SyncProblem['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

const problemOf = ({ status, error }: { status: number; error: { code?: string } }) =>
  new SyncProblem(
    error.code === 'account_full' ? 'full' : status === 401 || status === 403 ? 'refused' : 'unreachable',
    { cause: error },
  )

const readRow = ({ kind, key, value, mark, parents, changed_at }: StoredRow): SyncRow => ({
  kind,
  key,
  version: {
    mark,
    value: value === '' ? null : value,
    changedAt: changed_at,
    parents: parents === '' ? [] : parents.split(' '),
  },
})

/** Both databases write moments in UTC, each in its own way: with or without saying so. */
const readMoment = (text: string): number =>
  Date.parse(`${text.replace(' ', 'T').replace(/(Z|[+]00(:?00)?)$/, '')}Z`)

/**
 * What the account got since the last time, oldest first.
 * @param cursor the `received_at` from which on to read; empty for everything
 * @returns also where to go on next time
 */
export async function pullRows(
  client: SupabaseClient,
  cursor: string,
  now: number,
): Promise<{ rows: SyncRow[]; cursor: string }> {
  const rows: StoredRow[] = []
  let last: StoredRow | undefined
  for (;;) {
    let query = client.from(TABLE).select('id,kind,key,value,mark,parents,changed_at,received_at')
    if (last) {
      const { received_at: at, id } = last
      query = query.or(`received_at.gt."${at}",and(received_at.eq."${at}",id.gt.${id})`)
    } else if (cursor !== '') query = query.gte('received_at', cursor)
    const answer = await query.order('received_at').order('id').limit(PAGE)
    if (answer.error) throw problemOf(answer)
    const page = z.array(StoredRow).parse(answer.data)
    rows.push(...page)
    last = page.at(-1)
    if (page.length < PAGE) break
  }
  const settled = rows.findLast(({ received_at }) => readMoment(received_at) < now - OVERLAP_MS)
  return { rows: rows.map(readRow), cursor: settled?.received_at ?? cursor }
}

/** In characters. The server takes four megabytes at a time, and a character of an Indian script has three bytes. */
const LARGEST_VALUE = 1_000_000

/** Whether a thing is too large for the account; it stays on its device. */
export const isTooLarge = ({ version }: SyncRow): boolean => (version.value?.length ?? 0) > LARGEST_VALUE

/** In pieces that the server takes. */
function* inPieces(rows: readonly SyncRow[]): Generator<SyncRow[]> {
  let piece: SyncRow[] = []
  let characters = 0
  for (const row of rows) {
    const size = row.version.value?.length ?? 0
    if (piece.length >= MOST_ROWS || (piece.length > 0 && characters + size > MOST_CHARACTERS)) {
      yield piece
      piece = []
      characters = 0
    }
    piece.push(row)
    characters += size
  }
  if (piece.length > 0) yield piece
}

interface PushOptions {
  userId: string
  drawId(): string
  /** Called with what the account has taken, so that nothing is sent twice when the network breaks off. */
  onTaken(rows: readonly SyncRow[]): Promise<void>
}

export async function pushRows(
  client: SupabaseClient,
  rows: readonly SyncRow[],
  { userId, drawId, onTaken }: PushOptions,
): Promise<void> {
  for (const piece of inPieces(rows)) {
    const answer = await client.from(TABLE).insert(
      piece.map(({ kind, key, version }) => ({
        id: drawId(),
        user_id: userId,
        kind,
        key,
        value: version.value ?? '',
        mark: version.mark,
        parents: version.parents.join(' '),
        changed_at: version.changedAt,
      })),
    )
    if (answer.error) throw problemOf(answer)
    await onTaken(piece)
  }
}

/** Versions of a note that stay, for devices that still have an old one. */
const KEPT_NOTES = 20

/** Removes versions that newer ones have replaced, so that an account does not grow with every change. A failure does no harm. */
export async function dropReplaced(client: SupabaseClient, rows: readonly SyncRow[]): Promise<void> {
  for (const { kind, key, version } of rows) {
    const marks = kind === 'notes' ? version.parents.slice(KEPT_NOTES) : version.parents
    if (marks.length > 0) await client.from(TABLE).delete().eq('kind', kind).eq('key', key).in('mark', marks)
  }
}
