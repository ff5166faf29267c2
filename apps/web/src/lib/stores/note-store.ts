import { Note } from '@ekagra/schema/note'
import { clearNotesCache } from './notes-cache.ts'
import { parseList, type Reader } from './parse-json.ts'
import { localArea } from './storage-area.ts'
import { createStoredValue } from './stored-value.ts'
import { withStoreLock } from './with-store-lock.ts'

/** The new one plus 14. */
export const MOST_NOTES = 15

const Field = Note.shape

/** A note that lost a field still has its text; without an id or content there is nothing to show. */
const readNote: Reader<Note> = (value) => {
  const whole = Note.safeParse(value)
  if (whole.success) return { value: whole.data, intact: true }
  if (typeof value !== 'object' || value === null) return null
  const fields: Record<string, unknown> = { ...value }
  const [id, content] = [Field.id.safeParse(fields.id), Field.content.safeParse(fields.content)]
  if (!id.success || !content.success) return null
  const note = {
    id: id.data,
    title: Field.title.safeParse(fields.title).data ?? '',
    content: content.data,
    tags: Field.tags.safeParse(fields.tags).data ?? [],
    lastUpdated: Field.lastUpdated.safeParse(fields.lastUpdated).data ?? '',
  }
  return { value: note, intact: false }
}

const notes = createStoredValue<readonly Note[]>({
  area: localArea,
  key: 'saved_notes',
  parse: (text) => parseList(text, readNote),
  format: JSON.stringify,
})

export const readNotes = notes.read
export const subscribeToNotes = notes.subscribe

export const findNote = (id: string): Note | null => notes.read().find((note) => note.id === id) ?? null

function mostRecent(list: readonly Note[]): readonly Note[] {
  const byUpdate = list.toSorted(
    (a, b) => (Date.parse(b.lastUpdated) || 0) - (Date.parse(a.lastUpdated) || 0),
  )
  return byUpdate.slice(0, MOST_NOTES)
}

export type SaveNoteResult =
  | {
      status: 'saved'
      /** The browser forbids storage: tell the person to copy the note. */
      onlyForThisVisit: boolean
      /** Cached notes made room for it. */
      cacheCleared: boolean
      /** Notes that had to go, for the screen to name. */
      removed: readonly Note[]
    }
  | { status: 'failed'; reason: 'storage-full' | 'other' }

/** Puts the note first. Room is made as the contract says: cached notes go, then all but the 15 most recent. */
export function saveNote(note: Note): Promise<SaveNoteResult> {
  return withStoreLock('saved_notes', async () => keep(note)).catch(
    (): SaveNoteResult => ({ status: 'failed', reason: 'other' }),
  )
}

function keep(note: Note): SaveNoteResult {
  const before = notes.read()
  const others = before.filter(({ id }) => id !== note.id)
  const next = [note, ...mostRecent(others).slice(0, MOST_NOTES - 1)]
  const removed = others.filter((other) => !next.includes(other))
  const outcome = notes.tryWrite(next)
  if (outcome !== 'full') {
    return { status: 'saved', onlyForThisVisit: outcome === 'memory', cacheCleared: false, removed }
  }
  const cacheCleared = clearNotesCache() > 0
  if (notes.tryWrite(next) === 'full') return { status: 'failed', reason: 'storage-full' }
  return { status: 'saved', onlyForThisVisit: false, cacheCleared, removed }
}

export type DeleteNoteResult = { status: 'deleted' } | { status: 'failed' }

export function deleteNote(id: string): Promise<DeleteNoteResult> {
  return withStoreLock('saved_notes', async (): Promise<DeleteNoteResult> => {
    const left = notes.read().filter((note) => note.id !== id)
    return notes.tryWrite(left) === 'full' ? { status: 'failed' } : { status: 'deleted' }
  }).catch(() => ({ status: 'failed' }))
}

/** For an import: all of them at once. Answers whether they fit. */
export function replaceNotes(list: readonly Note[]): boolean {
  return notes.tryWrite(list) !== 'full'
}
