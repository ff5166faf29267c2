import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readBookmarks, toggleBookmark } from '../learner/bookmark-store.ts'
import { deviceId } from '../learner/device-id.ts'
import { examHistory } from '../learner/history-store.ts'
import { deleteNote, readNotes } from '../learner/note-store.ts'
import { readCachedNotes } from '../learner/notes-cache.ts'
import { isFullySeen, markSeen, readSeen } from '../learner/seen-questions.ts'
import { readTheme } from '../learner/theme-store.ts'
import { findUnfinishedSessions } from '../session/session-record.ts'
import { sessionValues } from '../session/session-values.ts'
import { listSetAside } from './set-aside.ts'
import { localArea } from './storage-area.ts'

vi.mock('./log-storage-problem.ts')

/** A text that is not JSON, arbitrary JSON, and JSON of nearly the right shape. */
const nearly = fc.record(
  {
    id: fc.jsonValue(),
    title: fc.jsonValue(),
    topic: fc.jsonValue(),
    score: fc.jsonValue(),
    totalQuestions: fc.jsonValue(),
    date: fc.jsonValue(),
    question: fc.jsonValue(),
    questions: fc.oneof(
      fc.jsonValue(),
      fc.array(fc.record({ text: fc.jsonValue(), options: fc.jsonValue() })),
    ),
    userAnswers: fc.jsonValue(),
    content: fc.jsonValue(),
    tags: fc.jsonValue(),
    savedAt: fc.jsonValue(),
    ['__proto__']: fc.jsonValue(),
  },
  { requiredKeys: [] },
)
const storedText = fc.oneof(
  fc.string(),
  fc.json(),
  fc.array(nearly).map((value) => JSON.stringify(value)),
  nearly.map((value) => JSON.stringify(value)),
)

const request = { topic: 'x', noteType: 'exam', difficulty: 'advanced' } as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

// Hundreds of texts are tried on a dozen stores, so a busy machine needs more than the usual time.
describe('a stored text, however broken,', { timeout: 30_000 }, () => {
  it('STORE-44 never makes a read throw', async () => {
    await fc.assert(
      fc.asyncProperty(storedText, async (text) => {
        const device = deviceId()
        const keys = [
          'theme',
          'bookmarks',
          'examHistory',
          'saved_notes',
          'x-hard',
          'notes_cache_x_exam_advanced',
        ]
        const perDevice = [
          `seen-questions-${device}-x`,
          `fully-seen-${device}-x`,
          'running-session-x',
          'running-progress-x',
        ]
        for (const key of [...keys, ...perDevice]) localStorage.setItem(key, text)
        for (const key of Object.keys(sessionValues)) sessionStorage.setItem(key, text)
        expect(['dark', 'light']).toContain(readTheme())
        expect(Array.isArray(readBookmarks())).toBe(true)
        expect(Array.isArray(examHistory.read())).toBe(true)
        expect(Array.isArray(readNotes())).toBe(true)
        expect(Array.isArray(readSeen('x'))).toBe(true)
        expect(Array.isArray(readSeen('x', 'hard'))).toBe(true)
        expect(typeof isFullySeen('x')).toBe('boolean')
        expect([null, 'string']).toContain(typeof readCachedNotes(request) === 'string' ? 'string' : null)
        expect(Array.isArray(await findUnfinishedSessions())).toBe(true)
        for (const value of Object.values(sessionValues)) expect(() => value.read()).not.toThrow()
        expect(sessionValues.currentContent.read()).toBe(text)
      }),
      { numRuns: 150 },
    )
  })

  it('is still stored, in place or set aside, after a write that could not keep all of it', async () => {
    await fc.assert(
      fc.asyncProperty(storedText, async (text) => {
        localStorage.clear()
        for (const key of ['bookmarks', 'examHistory', 'saved_notes', 'x-hard'])
          localStorage.setItem(key, text)
        const readings = [readBookmarks(), examHistory.read(), readNotes(), readSeen('x', 'hard')]
        toggleBookmark({ id: 'new' })
        examHistory.write(examHistory.read())
        await deleteNote('none')
        markSeen('x', 'hard', ['q-new'])
        const aside = new Map(listSetAside(localArea).map((value) => [value.from, value.text]))
        const isEmptyList = /^\s*\[\s*\]\s*$/.test(text)
        for (const [index, name] of ['bookmarks', 'examHistory', 'saved_notes', 'x-hard'].entries()) {
          if (readings[index]?.length === 0) expect(aside.get(name)).toBe(isEmptyList ? undefined : text)
        }
      }),
      { numRuns: 150 },
    )
  })
})
