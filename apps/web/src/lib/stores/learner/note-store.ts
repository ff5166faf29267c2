import {
  mostRecentNotes,
  readNotes as readStored,
  saveNote as withNote,
  deleteNote as withoutNote,
} from '@ekagra/exam/notes/saved-notes'
import type { Note } from '@ekagra/schema/note'
import * as z from 'zod/mini'
import { parseJson, parseOne, readBy } from '../core/parse-json.ts'
import { localArea, sessionArea } from '../core/storage-area.ts'
import { LOCAL_KEYS } from '../core/storage-keys.ts'
import { createStoredValue, type Reading } from '../core/stored-value.ts'
import { withStoreLock } from '../core/with-store-lock.ts'
import { clearNotesCache } from './notes-cache.ts'

function parseNotes(text: string | null): Reading<readonly Note[]> {
  if (text === null) return { value: [], intact: true }
  const stored = parseJson(text)
  const value = readStored(stored)
  return { value, intact: Array.isArray(stored) && stored.length === value.length }
}

const notes = createStoredValue<readonly Note[]>({
  area: localArea,
  key: LOCAL_KEYS.savedNotes,
  parse: parseNotes,
  format: JSON.stringify,
})

export const readNotes = notes.read
export const subscribeToNotes = notes.subscribe
/** For an import: all of them at once. On `full` nothing changes. */
export const replaceNotes = notes.tryWrite

/** Whether the stored value is not a list of notes. It stays in place until the next save sets it aside. */
export const areNotesUnreadable = (): boolean => {
  const text = localArea.read(notes.key)
  return text !== null && !Array.isArray(parseJson(text))
}
/** For the person to save as a file. */
export const readStoredNotesText = (): string => localArea.read(notes.key) ?? ''

export const findNote = (id: string): Note | null => notes.read().find((note) => note.id === id) ?? null

export type SaveNoteResult =
  | {
      status: 'saved'
      /** The browser forbids storage: tell the person to copy the note. */
      onlyForThisVisit: boolean
      /** Cached notes were removed to make room for it. */
      cacheCleared: boolean
      /** Notes that were removed, for the screen to name. */
      removed: readonly Note[]
    }
  | { status: 'failed'; reason: 'storage-full' | 'other' }

/**
 * Puts the note first. Makes room as the contract says: removes cached notes, then all but the 15 most
 * recent.
 */
export function saveNote(note: Note): Promise<SaveNoteResult> {
  return withStoreLock(notes.key, async () => keep(note)).catch(
    (): SaveNoteResult => ({ status: 'failed', reason: 'other' }),
  )
}

function keep(note: Note): SaveNoteResult {
  const before = notes.read()
  const next = withNote(before, note)
  const outcome = notes.tryWrite(next)
  if (outcome !== 'full') return saved(before, next, outcome === 'memory', false)
  const cacheCleared = clearNotesCache() > 0
  for (const smaller of [next, mostRecentNotes(next)]) {
    if (notes.tryWrite(smaller) !== 'full') return saved(before, smaller, false, cacheCleared)
  }
  return { status: 'failed', reason: 'storage-full' }
}

function saved(
  before: readonly Note[],
  after: readonly Note[],
  onlyForThisVisit: boolean,
  cacheCleared: boolean,
): SaveNoteResult {
  const kept = new Set(after.map(({ id }) => id))
  return {
    status: 'saved',
    onlyForThisVisit,
    cacheCleared,
    removed: before.filter(({ id }) => !kept.has(id)),
  }
}

export type DeleteNoteResult = { status: 'deleted' } | { status: 'failed' }

export function deleteNote(id: string): Promise<DeleteNoteResult> {
  return withStoreLock(notes.key, async (): Promise<DeleteNoteResult> => {
    const outcome = notes.tryWrite(withoutNote(notes.read(), id))
    return { status: outcome === 'full' ? 'failed' : 'deleted' }
  }).catch(() => ({ status: 'failed' }))
}

const NoteDraft = z.lazy(() => z.strictObject({ id: z.string(), title: z.string(), content: z.string() }))
/** The typed text of a note that is not saved yet. */
export type NoteDraft = z.infer<typeof NoteDraft>

/** Saved while the person types, so that a reload loses nothing; one note is edited at a time. */
export const noteDraft = createStoredValue<NoteDraft | null>({
  area: sessionArea,
  key: 'noteDraft',
  parse: (text) => parseOne(text, readBy(NoteDraft)),
  format: JSON.stringify,
})
