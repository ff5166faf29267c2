import { isRecord } from '@ekagra/schema/is-record'
import { parseJson } from '../core/parse-json.ts'
import { LOCAL_KEYS } from '../core/storage-keys.ts'
import { FILE_FORMAT } from './learner-file.ts'
import { readSeenKey } from './seen-family.ts'

/** Whether a parsed file is a dump of the browser's local storage, as people copy it by hand: version 0. */
export function isRawDump(value: Record<string, unknown>): boolean {
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
export function upgradeRawDump(dump: Record<string, unknown>): Record<string, unknown> {
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
