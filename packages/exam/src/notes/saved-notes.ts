import { Note } from '@ekagra/schema/note'
import { foldCase } from '../similarity/fold-case.ts'

export const NOTES_KEPT = 15
export const NOTES_SKELETON_CARDS = 6
export const NOTES_CACHE_PREFIX = 'notes_cache_'
export const NOTES_CACHE_MS = 24 * 60 * 60 * 1000

/** The stored notes that can be read; anything but a list counts as empty. */
export const readNotes = (stored: unknown): Note[] =>
  (Array.isArray(stored) ? stored : []).flatMap((note) => Note.safeParse(note).data ?? [])

/** The list with a note saved at the front, and at most 14 others. */
export const saveNote = (notes: readonly Note[], note: Note): Note[] =>
  [note, ...notes.filter(({ id }) => id !== note.id)].slice(0, NOTES_KEPT)

export const deleteNote = (notes: readonly Note[], id: string): Note[] =>
  notes.filter((note) => note.id !== id)

/** The 15 most recent notes: kept when clearing the cache does not free enough room. */
export const mostRecentNotes = (notes: readonly Note[]): Note[] =>
  notes.toSorted((a, b) => Date.parse(b.lastUpdated) - Date.parse(a.lastUpdated)).slice(0, NOTES_KEPT)

/** The cache key for generated notes of a topic. */
export const notesCacheKey = (topic: string, variant = ''): string =>
  `${NOTES_CACHE_PREFIX}${[foldCase(topic), variant].filter(Boolean).join('_')}`

export const isNotesCacheKey = (key: string): boolean => key.startsWith(NOTES_CACHE_PREFIX)

/** Cached notes are used for 24 hours; a timestamp in the future is ignored. */
export const isCacheFresh = (storedAt: number, now: number): boolean =>
  now >= storedAt && now - storedAt < NOTES_CACHE_MS
