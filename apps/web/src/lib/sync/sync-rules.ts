import { canonicalJson, contentMark } from '@ekagra/exam/sync/merge-versions'
import type { SyncRule } from '@ekagra/exam/sync/reconcile'
import { isRecord } from '@ekagra/schema/is-record'
import { parseJson } from '../stores/core/parse-json.ts'
import { families } from '../stores/transfer/families.ts'
import type { Family, FamilyName } from '../stores/transfer/family.ts'

/** Texts of files stay on the device where they were opened: they are large, and may be somebody else's. */
const STAYS: ReadonlySet<FamilyName> = new Set(['files'])

export const syncedFamilies: readonly Family[] = families.filter(({ name }) => !STAYS.has(name))

/** Where a thing says itself when it was changed. */
const CHANGED_AT: Partial<Record<FamilyName, (item: Record<string, unknown>) => unknown>> = {
  notes: ({ lastUpdated }) => lastUpdated,
  doubts: ({ askedAt }) => askedAt,
  history: ({ entry }) => (isRecord(entry) ? entry.date : undefined),
  papers: ({ finishedAt }) => finishedAt,
}

function readMoment(name: FamilyName, value: string): number | undefined {
  const item = parseJson(value)
  const moment = isRecord(item) ? CHANGED_AT[name]?.(item) : undefined
  const at = typeof moment === 'number' ? moment : Date.parse(`${moment}`)
  return Number.isFinite(at) ? Math.floor(at) : undefined
}

/** The version of a note that another one replaced becomes a note beside it. */
function copyNote(value: string, key: string): { key: string; value: string } {
  const id = `${key}~${contentMark(value)}`
  const note = parseJson(value)
  if (!isRecord(note)) return { key: id, value }
  return { key: id, value: canonicalJson({ ...note, id, title: `${note.title} (2)` }) }
}

/** An exam paper is sat on one device; only when it is handed in do the others get it. */
export const isSynced = (name: FamilyName, item: unknown): boolean =>
  name !== 'papers' || (isRecord(item) && 'finishedAt' in item)

/** How each kind of a learner's things comes together on several devices. */
export const syncRules: Readonly<Record<string, SyncRule>> = Object.fromEntries(
  syncedFamilies.map(({ name, combine }): [string, SyncRule] => [
    name,
    {
      combine: (older, newer) => canonicalJson(combine(parseJson(older), parseJson(newer))),
      copy: name === 'notes' ? copyNote : undefined,
      changedAt: (value) => readMoment(name, value),
    },
  ]),
)
