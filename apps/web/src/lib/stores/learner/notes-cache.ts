import { isCacheFresh, isNotesCacheKey, notesCacheKey } from '@ekagra/exam/notes/saved-notes'
import type { NoteDifficulty, NoteType } from '@ekagra/schema/generate-notes'
import * as z from 'zod/mini'
import { parseOne, readBy } from '../core/parse-json.ts'
import { localArea } from '../core/storage-area.ts'

const CachedNotes = z.lazy(() =>
  z.strictObject({
    content: z.string(),
    savedAt: z.number(),
    /** Who wrote them; absent in entries of earlier versions. */
    servedBy: z.optional(z.string()),
  }),
)

export interface NotesRequestKey {
  topic: string
  noteType: NoteType
  difficulty: NoteDifficulty
}

const keyOf = ({ topic, noteType, difficulty }: NotesRequestKey) =>
  notesCacheKey(topic, `${noteType}_${difficulty}`)

const cacheKeys = () => localArea.keys().filter(isNotesCacheKey)

function readFresh(key: string, now: number): string | null {
  const cached = parseOne(localArea.read(key), readBy(CachedNotes)).value
  return cached && isCacheFresh(cached.savedAt, now) ? cached.content : null
}

/** Generated notes of the last 24 hours for the same request. */
export function readCachedNotes(request: NotesRequestKey, now: () => number = Date.now): string | null {
  return readFresh(keyOf(request), now())
}

/** Who wrote the cached notes of this request, where that was kept. */
export const cachedWriter = (request: NotesRequestKey): string | undefined =>
  parseOne(localArea.read(keyOf(request)), readBy(CachedNotes)).value?.servedBy

/** A full cache is not worth an error: notes that do not fit are not cached. */
export function cacheNotes(
  request: NotesRequestKey,
  content: string,
  now: () => number = Date.now,
  servedBy?: string,
): void {
  const moment = now()
  for (const key of cacheKeys()) {
    if (readFresh(key, moment) === null) localArea.remove(key)
  }
  const key = keyOf(request)
  const entry = { content, savedAt: moment, ...(servedBy !== undefined && { servedBy }) }
  if (localArea.write(key, JSON.stringify(entry)) === 'full') localArea.remove(key)
}

/** Returns how many were cleared. */
export function clearNotesCache(): number {
  const keys = cacheKeys()
  for (const key of keys) localArea.remove(key)
  return keys.length
}
