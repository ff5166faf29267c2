import type { Note } from '@ekagra/schema/note'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SaveNoteResult } from '../../lib/stores/learner/note-store.ts'
import { toast } from '../../lib/toast.ts'
import { EditNote } from './edit-note.tsx'

const saveNote = vi.hoisted(() => vi.fn())
vi.mock(import('../../lib/stores/learner/note-store.ts'), async (load) => ({
  ...(await load()),
  saveNote,
  readNotes: () => [],
}))

const note: Note = {
  id: 'note-1',
  title: 'Optics',
  content: '# Light',
  tags: ['study'],
  lastUpdated: '2026-11-01T00:00:00.000Z',
}

const SAVED: SaveNoteResult = { status: 'saved', onlyForThisVisit: false, cacheCleared: false, removed: [] }

async function save(result: SaveNoteResult) {
  saveNote.mockResolvedValue(result)
  const onSaved = vi.fn()
  render(<EditNote note={note} onSaved={onSaved} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' 2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const [shown] = toast.list()
  return { onSaved, shown }
}

beforeEach(() => {
  sessionStorage.clear()
  saveNote.mockReset()
})

describe('saving a note', () => {
  it('NOTES-37 says that the note was saved, with its new time', async () => {
    const { onSaved, shown } = await save(SAVED)
    expect(shown).toMatchObject({ kind: 'success', title: 'Note saved successfully!' })
    expect(onSaved).toHaveBeenCalledOnce()
    expect(saveNote.mock.calls[0]?.[0]).toMatchObject({ id: 'note-1', title: 'Optics 2', content: '# Light' })
    expect(Date.parse(saveNote.mock.calls[0]?.[0].lastUpdated)).toBeGreaterThan(Date.parse(note.lastUpdated))
  })

  async function expectFailure(reason: 'other' | 'storage-full', message: string) {
    const { onSaved, shown } = await save({ status: 'failed', reason })
    expect(shown).toMatchObject({ kind: 'error', title: message })
    expect(onSaved).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Optics 2')
    expect(JSON.parse(sessionStorage.getItem('noteDraft') ?? '{}')).toMatchObject({ title: 'Optics 2' })
  }

  it('NOTES-38 says that saving failed and keeps the typed text', () =>
    expectFailure('other', 'Failed to save note. Please try again.'))

  it('NOTES-39 says that storage is full and keeps the typed text', () =>
    expectFailure('storage-full', 'Failed to save note due to storage limitations. Try clearing some notes.'))

  it('NOTES-40 NOTES-41 STORE-44 says what was done to make room', async () => {
    const { shown } = await save({ ...SAVED, cacheCleared: true, removed: [note], onlyForThisVisit: true })
    expect(shown?.description).toBe(
      'Cache cleared to make space for new notes. Older notes were removed to free up storage space. This browser keeps nothing: copy or download the note before you leave.',
    )
  })
})
