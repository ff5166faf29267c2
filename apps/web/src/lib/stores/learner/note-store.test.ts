import 'fake-indexeddb/auto'
import type { Note } from '@ekagra/schema/note'
import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('../core/log-storage-problem.ts')

const note = (n: number): Note => ({
  id: `note-${n}`,
  title: `Note ${n}`,
  content: `# Note ${n}`,
  tags: ['algebra', 'summary', 'beginner', 'smart-ai'],
  lastUpdated: new Date(Date.UTC(2026, 0, n)).toISOString(),
})

const storedIds = () =>
  JSON.parse(localStorage.getItem('saved_notes') ?? '[]').map((stored: Note) => stored.id)
const load = () => import('./note-store.ts')
const request = { topic: 'Algebra', noteType: 'summary', difficulty: 'beginner' } as const
const DAY = 24 * 60 * 60 * 1000

/** A browser with room for the notes only after all cached notes are removed. */
function fullUntilCacheIsCleared(): void {
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    const cached = Object.keys({ ...localStorage }).some((name) => name.startsWith('notes_cache_'))
    if (key === 'saved_notes' && cached) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
}

beforeEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  localStorage.clear()
})

describe('saved notes', () => {
  it('STORE-12 NOTES-30 NOTES-32 are read, saved and deleted under saved_notes', async () => {
    const { saveNote, readNotes, findNote, deleteNote } = await load()
    expect(await saveNote(note(1))).toEqual({
      status: 'saved',
      onlyForThisVisit: false,
      cacheCleared: false,
      removed: [],
    })
    await saveNote(note(2))
    expect(readNotes()).toEqual([note(2), note(1)])
    expect(storedIds()).toEqual(['note-2', 'note-1'])
    expect(findNote('note-1')).toEqual(note(1))
    expect(await deleteNote('note-1')).toEqual({ status: 'deleted' })
    expect(findNote('note-1')).toBeNull()
    expect(storedIds()).toEqual(['note-2'])
  })

  it('a note saved again replaces the old one', async () => {
    const { saveNote, readNotes } = await load()
    await saveNote(note(1))
    await saveNote(note(2))
    await saveNote({ ...note(1), content: 'New' })
    expect(readNotes().map(({ id, content }) => [id, content])).toEqual([
      ['note-1', 'New'],
      ['note-2', '# Note 2'],
    ])
  })

  it('NOTES-33 keeps the new one plus the 14 most recent, and says which were removed', async () => {
    const { saveNote, readNotes } = await load()
    for (let n = 1; n <= 15; n += 1) await saveNote(note(n))
    expect(await saveNote(note(16))).toMatchObject({ status: 'saved', removed: [note(1)] })
    expect(readNotes()).toHaveLength(15)
    expect(readNotes()[0]).toEqual(note(16))
  })

  it('NOTES-40 clears cached notes when storage is full, and says so', async () => {
    const { cacheNotes } = await import('./notes-cache.ts')
    const { saveNote } = await load()
    cacheNotes(request, 'cached', () => 0)
    localStorage.setItem('other', 'stays')
    fullUntilCacheIsCleared()
    expect(await saveNote(note(1))).toMatchObject({ status: 'saved', cacheCleared: true })
    expect(Object.keys({ ...localStorage }).sort()).toEqual(['other', 'saved_notes'])
  })

  it('NOTES-41 trims a longer list to the 15 most recent', async () => {
    localStorage.setItem(
      'saved_notes',
      JSON.stringify(Array.from({ length: 20 }, (_, index) => note(20 - index))),
    )
    const { saveNote, readNotes } = await load()
    const result = await saveNote(note(21))
    expect(result).toMatchObject({ status: 'saved', removed: [6, 5, 4, 3, 2, 1].map(note) })
    expect(readNotes()).toHaveLength(15)
  })

  it('NOTES-39 fails because of storage limits if nothing helps, and keeps the existing notes', async () => {
    const { saveNote, readNotes } = await load()
    await saveNote(note(1))
    localStorage.setItem('filler', 'x'.repeat(4_990_000))
    const large = { ...note(2), content: 'x'.repeat(20_000) }
    expect(await saveNote(large)).toEqual({ status: 'failed', reason: 'storage-full' })
    expect(readNotes()).toEqual([note(1)])
  })

  it('STORE-44 works for the visit if storage is forbidden, and says so', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { saveNote, findNote } = await load()
    expect(await saveNote(note(1))).toMatchObject({ status: 'saved', onlyForThisVisit: true })
    expect(findNote('note-1')).toEqual(note(1))
  })

  it('STORE-44 leaves out values that are not notes, and sets the list aside before the next save', async () => {
    const stored = JSON.stringify([note(1), { id: 'note-2' }])
    localStorage.setItem('saved_notes', stored)
    const { saveNote, readNotes } = await load()
    expect(readNotes()).toEqual([note(1)])
    await saveNote(note(3))
    expect(localStorage.getItem('saved_notes.corrupt-1')).toBe(stored)
  })
})

describe('notes cache', () => {
  it('NOTES-34 NOTES-35 keeps generated notes under notes_cache_ for 24 hours', async () => {
    const { cacheNotes, readCachedNotes } = await import('./notes-cache.ts')
    cacheNotes(request, '# Algebra', () => 1000)
    expect(Object.keys({ ...localStorage })).toEqual(['notes_cache_algebra_summary_beginner'])
    expect(readCachedNotes({ ...request, topic: ' ALGEBRA ' }, () => 1000 + DAY - 1)).toBe('# Algebra')
    expect(readCachedNotes(request, () => 1000 + DAY)).toBeNull()
    expect(readCachedNotes({ ...request, noteType: 'exam' }, () => 1000)).toBeNull()
  })

  it('drops expired notes when it stores a new one', async () => {
    const { cacheNotes } = await import('./notes-cache.ts')
    cacheNotes(request, 'old', () => 0)
    localStorage.setItem('notes_cache_junk', 'junk')
    cacheNotes({ ...request, topic: 'Geometry' }, 'new', () => 2 * DAY)
    expect(Object.keys({ ...localStorage })).toEqual(['notes_cache_geometry_summary_beginner'])
  })

  it('ignores a copy with a date in the future', async () => {
    const { cacheNotes, readCachedNotes } = await import('./notes-cache.ts')
    cacheNotes(request, 'later', () => 5000)
    expect(readCachedNotes(request, () => 4000)).toBeNull()
  })
})
