import { canonicalJson, contentMark } from '@ekagra/exam/sync/merge-versions'
import type { SyncRule } from '@ekagra/exam/sync/reconcile'
import { isRecord } from '@ekagra/schema/is-record'
import { parseJson } from '../stores/core/parse-json.ts'
import { families } from '../stores/transfer/families.ts'
import type { Family, FamilyName } from '../stores/transfer/family.ts'
import { combineStates, PAPER_QUESTIONS, PAPERS } from './paper-records.ts'

/**
 * Texts of files stay on the device where they were opened: they are large, and may be somebody else's. Papers are sent in two parts
 * (`paper-records.ts`).
 */
const APART: ReadonlySet<FamilyName> = new Set(['files', 'papers'])

export const syncedFamilies: readonly Family[] = families.filter(({ name }) => !APART.has(name))

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

/** Two devices never make the same paper, so its questions are the same wherever they are. */
const paperRules: Record<string, SyncRule> = {
  [PAPERS]: {
    combine: (older, newer) => canonicalJson(combineStates(parseJson(older), parseJson(newer))),
    changedAt: (value) => readMoment(PAPERS, value),
  },
  [PAPER_QUESTIONS]: { combine: (_older, newer) => newer },
}

/** How each kind of a learner's things comes together on several devices. */
export const syncRules: Readonly<Record<string, SyncRule>> = {
  ...paperRules,
  ...Object.fromEntries(
    syncedFamilies.map(({ name, combine }): [string, SyncRule] => [
      name,
      {
        combine: (older, newer) => canonicalJson(combine(parseJson(older), parseJson(newer))),
        copy: name === 'notes' ? copyNote : undefined,
        changedAt: (value) => readMoment(name, value),
      },
    ]),
  ),
}
