import { isRecord } from '@ekagra/schema/is-record'
import * as z from 'zod/mini'
import { parseJson } from '../core/parse-json.ts'
import { LOCAL_KEYS } from '../core/storage-keys.ts'
import { readSeenKey } from './seen-family.ts'

export const FILE_FORMAT = 'ekagra'
export const FILE_VERSION = 1
/** Ten years of daily tests are about 30 million characters; a larger file is not a learner's. */
const LARGEST_FILE = 60_000_000
const MOST_ITEMS = 50_000

const Items = z._default(z.array(z.unknown()).check(z.maxLength(MOST_ITEMS)), [])

/** A file of version 1. Its items are read one by one, so that a broken one does not lose the others. */
export const LearnerFile = z.looseObject({
  format: z.literal(FILE_FORMAT),
  version: z.literal(FILE_VERSION),
  /** ISO 8601; empty when unknown. */
  exportedAt: z.string(),
  settings: Items,
  bookmarks: Items,
  history: Items,
  notes: Items,
  seen: Items,
  reviews: Items,
  doubts: Items,
  files: Items,
  papers: Items,
  patterns: Items,
})
export type LearnerFile = z.infer<typeof LearnerFile>

/** Whether a parsed file is a dump of the browser's local storage, copied by hand: version 0. */
function isRawDump(value: Record<string, unknown>): boolean {
  return !('format' in value) && Object.values(LOCAL_KEYS).some((key) => key in value)
}

/** The browser stores texts; a dump may hold them as they are or already parsed. */
const understand = (stored: unknown): unknown =>
  typeof stored === 'string' ? (parseJson(stored) ?? stored) : stored

const listOf = (stored: unknown): unknown[] => {
  const value = understand(stored)
  return Array.isArray(value) ? value : value === undefined ? [] : [value]
}

/** From version 0 to version 1. */
function upgradeRawDump(dump: Record<string, unknown>): Record<string, unknown> {
  const theme = dump[LOCAL_KEYS.theme]
  return {
    format: FILE_FORMAT,
    version: 1,
    exportedAt: '',
    settings: theme === undefined ? [] : [{ id: 'theme', value: theme }],
    bookmarks: listOf(dump[LOCAL_KEYS.bookmarks]),
    history: listOf(dump[LOCAL_KEYS.examHistory]).map((entry) =>
      isRecord(entry) ? { entry, questions: [] } : entry,
    ),
    notes: listOf(dump[LOCAL_KEYS.savedNotes]),
    seen: Object.entries(dump).flatMap(([key, stored]) => readSeenKey(key, understand(stored)) ?? []),
    reviews: [],
    files: [],
  }
}

export type FileRefusal =
  | { reason: 'too-large'; characters: number; most: number }
  | { reason: 'not-json' }
  | { reason: 'not-ours' }
  | { reason: 'newer-version'; version: number }
  | { reason: 'damaged'; where: string }

type ReadFile = { ok: true; file: LearnerFile; fromVersion: number } | { ok: false; refusal: FileRefusal }

/** How each older version becomes the next one. */
const UPGRADES: readonly ((file: Record<string, unknown>) => Record<string, unknown>)[] = [upgradeRawDump]

const refuse = (refusal: FileRefusal): ReadFile => ({ ok: false, refusal })

/** Reads a file of any version so far; anything else is refused with a reason. */
export function readLearnerFile(text: string): ReadFile {
  if (text.length > LARGEST_FILE)
    return refuse({ reason: 'too-large', characters: text.length, most: LARGEST_FILE })
  const value = parseJson(text.replace(/^\uFEFF/, ''))
  if (value === undefined) return refuse({ reason: 'not-json' })
  if (!isRecord(value)) return refuse({ reason: 'not-ours' })
  const version = versionOf(value)
  if (version === undefined) return refuse({ reason: 'not-ours' })
  if (version > FILE_VERSION) return refuse({ reason: 'newer-version', version })
  const upgraded = UPGRADES.slice(version).reduce((file, upgrade) => upgrade(file), value)
  const file = LearnerFile.safeParse(upgraded)
  if (file.success) return { ok: true, file: file.data, fromVersion: version }
  return refuse({ reason: 'damaged', where: file.error.issues.map(({ path }) => path.join('.')).join(', ') })
}

function versionOf(value: Record<string, unknown>): number | undefined {
  if (isRawDump(value)) return 0
  const { format, version } = value
  const isOurs = format === FILE_FORMAT && typeof version === 'number' && Number.isInteger(version)
  return isOurs && version >= 1 ? version : undefined
}
