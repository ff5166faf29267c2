import { Note } from '@ekagra/schema/note'

export const NOTES_KEPT = 15
export const NOTES_SKELETON_CARDS = 6
export const NOTES_CACHE_PREFIX = 'notes_cache_'
export const NOTES_CACHE_MS = 24 * 60 * 60 * 1000

/** Stored notes that can be read; anything but a list counts as none. */
export const readNotes = (stored: unknown): Note[] =>
  (Array.isArray(stored) ? stored : []).flatMap((note) => Note.safeParse(note).data ?? [])

/** The list with a note saved at the front, and 14 others at most. */
export const saveNote = (notes: readonly Note[], note: Note): Note[] =>
  [note, ...notes.filter(({ id }) => id !== note.id)].slice(0, NOTES_KEPT)

export const deleteNote = (notes: readonly Note[], id: string): Note[] =>
  notes.filter((note) => note.id !== id)

/** The 15 most recent notes: what is left when even an empty cache leaves too little room. */
export const mostRecentNotes = (notes: readonly Note[]): Note[] =>
  notes.toSorted((a, b) => Date.parse(b.lastUpdated) - Date.parse(a.lastUpdated)).slice(0, NOTES_KEPT)

/** Under which key generated notes of a topic are cached. */
export const notesCacheKey = (topic: string, variant = ''): string =>
  `${NOTES_CACHE_PREFIX}${[topic.trim().toLowerCase(), variant].filter(Boolean).join('_')}`

export const isNotesCacheKey = (key: string): boolean => key.startsWith(NOTES_CACHE_PREFIX)

/** Cached notes serve for 24 hours; a stamp from the future is not believed. */
export const isCacheFresh = (storedAt: number, now: number): boolean =>
  now >= storedAt && now - storedAt < NOTES_CACHE_MS
