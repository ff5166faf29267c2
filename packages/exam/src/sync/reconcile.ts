import { hasContent, type MergeRule, makeVersion, mergeVersions, type Version } from './merge-versions.ts'

/** One kind of thing and which one of it. */
export interface RecordKey {
  kind: string
  key: string
}

/** A version as the account stores it. */
export interface SyncRow extends RecordKey {
  version: Version
}

/** What this device and the account last agreed on, without the content. */
export type Agreed = RecordKey & Omit<Version, 'value'>

export interface SyncRule extends MergeRule {
  /** When a thing was changed, if it says so itself. */
  changedAt?: ((value: string) => number | undefined) | undefined
}

interface ReconcileInput {
  /** Empty at the first sync of a device. */
  agreed: readonly Agreed[]
  /** Everything that this device has. */
  local: readonly (RecordKey & { value: string })[]
  /** What other devices have sent since, oldest first; rows that are known already do no harm. */
  pulled: readonly SyncRow[]
  rules: Readonly<Record<string, SyncRule>>
  now: number
}

export interface Reconciled {
  /** To be changed on this device; null removes. */
  apply: (RecordKey & { value: string | null })[]
  /** To be sent to the account. */
  push: SyncRow[]
  /** True of both once `apply` and `push` are done. */
  agreed: Agreed[]
}

/** More than this many things, and more than half of what there was, are not removed by a person between two syncs. */
const MOST_REMOVED = 20

const idOf = ({ kind, key }: RecordKey) => `${kind}\n${key}`

/**
 * Whether so much is missing here that the storage of the browser must have been lost. The device then begins anew and gets everything
 * back, instead of removing it everywhere.
 */
export function hasLostStorage(agreed: readonly Agreed[], local: readonly RecordKey[]): boolean {
  const here = new Set(local.map(idOf))
  const counts = new Map<string, { known: number; missing: number }>()
  for (const record of agreed) {
    if (hasContent(record, null)) continue
    const count = counts.get(record.kind) ?? { known: 0, missing: 0 }
    count.known += 1
    if (!here.has(idOf(record))) count.missing += 1
    counts.set(record.kind, count)
  }
  return [...counts.values()].some(({ known, missing }) => missing > MOST_REMOVED && missing > known / 2)
}

/**
 * Leaves out what is about things that a person has open here, so that nothing changes under their hands; their own changes are sent all the
 * same. The rest has to be read again later, when one of the rows was new.
 */
export function leaveOpen(
  pulled: readonly SyncRow[],
  agreed: readonly Agreed[],
  isOpen: (key: RecordKey) => boolean,
): { rows: SyncRow[]; isComplete: boolean } {
  const known = new Set(
    agreed.flatMap((record) => [record.mark, ...record.parents].map((mark) => `${idOf(record)}\n${mark}`)),
  )
  const rows = pulled.filter((row) => !isOpen(row))
  const isComplete = pulled.every((row) => !isOpen(row) || known.has(`${idOf(row)}\n${row.version.mark}`))
  return { rows, isComplete }
}

/** What a device has, as versions: changed here since the last time, removed here, or as agreed. */
function readLocal({ agreed, local, rules, now }: ReconcileInput): Map<string, SyncRow> {
  const here = new Map(local.map((item) => [idOf(item), item]))
  const known = new Map(agreed.map((record) => [idOf(record), record]))
  const versions = new Map<string, SyncRow>()
  for (const [id, { kind, key, value }] of here) {
    const base = known.get(id)
    const isAsAgreed = base !== undefined && hasContent(base, value)
    const at = rules[kind]?.changedAt?.(value) ?? (agreed.length === 0 ? 0 : now)
    versions.set(id, {
      kind,
      key,
      version: isAsAgreed
        ? { mark: base.mark, value, changedAt: base.changedAt, parents: base.parents }
        : makeVersion(value, at, base),
    })
  }
  for (const [id, base] of known) {
    if (here.has(id)) continue
    const { kind, key } = base
    const version = hasContent(base, null) ? { ...base, value: null } : makeVersion(null, now, base)
    versions.set(id, { kind, key, version })
  }
  return versions
}

/**
 * Brings a device and the account together: nothing that one of them has is lost, and nothing is doubled. Two devices that have done this
 * with the same rows have the same things.
 */
export function reconcile(input: ReconcileInput): Reconciled {
  const { agreed, local, pulled, rules } = input
  const here = new Map(local.map((item) => [idOf(item), item.value]))
  const versions = readLocal(input)
  const stored = new Set(agreed.map((record) => `${idOf(record)}\n${record.mark}`))
  for (const row of pulled) stored.add(`${idOf(row)}\n${row.version.mark}`)
  const queue = [...pulled]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { kind, key } = next
    const rule = rules[kind]
    // A kind that only a newer version of the app knows stays as it is.
    if (!rule) continue
    const id = idOf(next)
    const mine = versions.get(id)
    if (!mine) {
      versions.set(id, next)
      continue
    }
    const { version, copy } = mergeVersions(key, mine.version, next.version, rule)
    versions.set(id, { kind, key, version })
    // Other devices make the same copy from the same two versions, so it gets the same mark.
    if (copy) queue.push({ kind, key: copy.key, version: makeVersion(copy.value, 0) })
  }
  const rows = [...versions.values()]
  return {
    apply: rows
      .filter((row) => (here.get(idOf(row)) ?? null) !== row.version.value)
      .map(({ kind, key, version }) => ({ kind, key, value: version.value })),
    push: rows.filter((row) => !stored.has(`${idOf(row)}\n${row.version.mark}`)),
    agreed: rows.map(({ kind, key, version: { value: _, ...rest } }) => ({ kind, key, ...rest })),
  }
}
