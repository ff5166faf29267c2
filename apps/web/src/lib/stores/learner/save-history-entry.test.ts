import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeDraft } from '../../../testing/make-attempt.ts'

vi.mock('../core/log-storage-problem.ts')

/** A browser with room for only this many characters of history. */
function roomForHistory(characters: number): void {
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === 'examHistory' && text.length > characters)
      throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
}

const stored = (): { id: string; questions?: unknown[] }[] =>
  JSON.parse(localStorage.getItem('examHistory') ?? '[]')

async function load() {
  const { saveHistoryEntry } = await import('./save-history-entry.ts')
  const history = await import('./open-history.ts')
  return { saveHistoryEntry, ...history }
}

beforeEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

describe('saving history', () => {
  it('STORE-21 STORE-22 STORE-26 STORE-27 keeps an entry in the list under examHistory', async () => {
    const { saveHistoryEntry } = await load()
    const result = await saveHistoryEntry(makeDraft('exam-1', 2))
    expect(result).toMatchObject({ status: 'saved', archived: true })
    expect(stored()).toMatchObject([
      {
        id: 'exam-1',
        title: 'Addition',
        topic: 'Addition',
        score: 2,
        totalQuestions: 2,
        date: '2026-11-15T10:00:00.000Z',
        timeSpent: '5:30',
        difficulty: 'easy',
        percentage: 100,
        deviceType: 'desktop',
        userAnswers: [0, 0],
      },
    ])
    const [question] = stored()[0]?.questions ?? []
    expect(question).toMatchObject({
      id: 'q-1',
      correctAnswer: 0,
      explanation: expect.stringMatching(/^.{200}$/),
    })
  })

  it('STORE-36 STORE-37 STORE-38 puts a new id in front, merges a known one, and notes the processed id', async () => {
    const { saveHistoryEntry } = await load()
    await saveHistoryEntry(makeDraft('exam-1', 5, '2026-11-01T10:00:00.000Z'))
    await saveHistoryEntry(makeDraft('exam-2'))
    await saveHistoryEntry({ ...makeDraft('exam-1'), score: 3 })
    expect(stored().map(({ id }) => id)).toEqual(['exam-2', 'exam-1'])
    expect(stored()[1]).toMatchObject({ score: 3, date: '2026-11-01T10:00:00.000Z' })
    expect(sessionStorage.getItem('processedExamId')).toBe('exam-1')
  })

  it('STORE-32 rejects a value that is not a finished exam, and stores nothing', async () => {
    const { saveHistoryEntry } = await load()
    const { id: _id, ...withoutId } = makeDraft('exam-1')
    expect(await saveHistoryEntry(withoutId)).toEqual({ status: 'rejected', reason: 'missing-id' })
    const { score: _score, ...withoutScore } = makeDraft('exam-1')
    expect(await saveHistoryEntry(withoutScore)).toEqual({ status: 'rejected', reason: 'missing-score' })
    expect(await saveHistoryEntry({ ...makeDraft('exam-1'), totalQuestions: 0 })).toEqual({
      status: 'rejected',
      reason: 'missing-total',
    })
    expect(localStorage.getItem('examHistory')).toBeNull()
    expect(sessionStorage.getItem('processedExamId')).toBeNull()
  })

  it('STORE-31 STORE-44 starts a new list if something else is stored, and sets that aside', async () => {
    localStorage.setItem('examHistory', '{"not": "a list"}')
    const { saveHistoryEntry } = await load()
    await saveHistoryEntry(makeDraft('exam-1'))
    expect(stored()).toHaveLength(1)
    expect(localStorage.getItem('examHistory.corrupt-1')).toBe('{"not": "a list"}')
  })

  it('two saves at once lose neither entry', async () => {
    const { saveHistoryEntry } = await load()
    await Promise.all(Array.from({ length: 8 }, (_, index) => saveHistoryEntry(makeDraft(`exam-${index}`))))
    expect(
      stored()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Array.from({ length: 8 }, (_, index) => `exam-${index}`))
  })

  it('puts back an entry that another tab has saved and this one has not seen', async () => {
    const { saveHistoryEntry } = await load()
    await saveHistoryEntry(makeDraft('exam-1'))
    const staleView = localStorage.getItem('examHistory') ?? ''
    await saveHistoryEntry(makeDraft('exam-2'))
    localStorage.setItem('examHistory', staleView)
    await saveHistoryEntry(makeDraft('exam-3'))
    expect(
      stored()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['exam-1', 'exam-2', 'exam-3'])
  })

  it('does not put back an entry that the person removed', async () => {
    const { saveHistoryEntry, removeHistoryEntry, clearHistory, loadFullEntry } = await load()
    await saveHistoryEntry(makeDraft('exam-1'))
    expect(await removeHistoryEntry('exam-1')).toBe(true)
    await saveHistoryEntry(makeDraft('exam-2'))
    expect(stored().map(({ id }) => id)).toEqual(['exam-2'])
    await clearHistory()
    await saveHistoryEntry(makeDraft('exam-3'))
    expect(stored().map(({ id }) => id)).toEqual(['exam-3'])
    expect(await loadFullEntry('exam-2')).toBeNull()
  })

  it('HISTORY-18 clearing leaves nothing stored, not even copies set aside', async () => {
    localStorage.setItem('examHistory', 'junk')
    const { saveHistoryEntry, clearHistory, loadWholeHistory } = await load()
    await saveHistoryEntry(makeDraft('exam-1'))
    await clearHistory()
    expect({ ...localStorage }).toEqual({})
    expect(await loadWholeHistory()).toEqual([])
  })
})

describe('saving history when storage is full', () => {
  const saveMany = async (count: number) => {
    const stores = await load()
    for (let n = 1; n <= count; n += 1) {
      const date = new Date(Date.UTC(2026, 0, n)).toISOString()
      await stores.saveHistoryEntry(makeDraft(`exam-${n}`, 4, date))
    }
    return stores
  }

  it('STORE-39 STORE-42 STORE-43 keeps 50 entries, details of three, and archives the rest first', async () => {
    const { saveHistoryEntry, loadFullEntry, loadWholeHistory } = await saveMany(60)
    roomForHistory((localStorage.getItem('examHistory')?.length ?? 0) + 100)
    const result = await saveHistoryEntry(makeDraft('exam-61', 4, '2026-06-01T00:00:00.000Z'))
    expect(result).toMatchObject({ status: 'saved-lighter', archived: true })
    expect(stored()).toHaveLength(50)
    expect(stored().map(({ questions }) => questions !== undefined)).toEqual(
      Array.from({ length: 50 }, (_, index) => index < 3),
    )
    const lightened = await loadFullEntry('exam-40')
    expect(lightened?.questions).toHaveLength(4)
    expect(lightened?.entry.userAnswers).toEqual([0, 0, 0, 0])
    const dropped = await loadFullEntry('exam-1')
    expect(dropped?.entry).toMatchObject({ id: 'exam-1', score: 4 })
    expect(dropped?.questions[0]?.explanation.length).toBeGreaterThan(200)
    expect((await loadWholeHistory()).map(({ id }) => id)).toEqual(
      Array.from({ length: 61 }, (_, index) => `exam-${61 - index}`),
    )
  })

  it('STORE-40 keeps 20 entries when 50 are still too much', async () => {
    const { saveHistoryEntry } = await saveMany(60)
    const { lighterHistories } = await import('@ekagra/exam/history/quota-fallback')
    const { readExamHistory } = await import('./history-store.ts')
    roomForHistory(JSON.stringify(lighterHistories(readExamHistory(), 'exam-60')[0]).length - 500)
    const result = await saveHistoryEntry(makeDraft('exam-61', 4))
    expect(result).toMatchObject({ status: 'saved-lighter', archived: true })
    expect(stored()).toHaveLength(20)
  })

  it('STORE-41 keeps only the summary of the current exam when nothing else fits', async () => {
    const { saveHistoryEntry, loadFullEntry } = await saveMany(5)
    roomForHistory(600)
    const result = await saveHistoryEntry(makeDraft('exam-6', 4))
    expect(result).toMatchObject({ status: 'summary-only', archived: true })
    expect(stored()).toHaveLength(1)
    expect(stored()[0]).not.toHaveProperty('questions')
    expect((await loadFullEntry('exam-6'))?.questions).toHaveLength(4)
    expect((await loadFullEntry('exam-2'))?.questions).toHaveLength(4)
  })

  it('SESSION-39 says that it failed if not even a summary fits, and still opens the attempt from the archive', async () => {
    const { saveHistoryEntry, loadFullEntry } = await load()
    roomForHistory(50)
    const result = await saveHistoryEntry(makeDraft('exam-1', 4))
    expect(result).toMatchObject({ status: 'failed', archived: true })
    expect((await loadFullEntry('exam-1'))?.questions).toHaveLength(4)
  })

  it('SESSION-39 says that details are kept only for this visit if IndexedDB fails too, and can still export them', async () => {
    await saveMany(5)
    vi.resetModules()
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const late = await load()
    roomForHistory(600)
    const result = await late.saveHistoryEntry(makeDraft('exam-6', 4))
    expect(result).toMatchObject({ status: 'summary-only', archived: false })
    expect((await late.loadFullEntry('exam-6'))?.questions).toHaveLength(4)
    expect((await late.loadFullEntry('exam-2'))?.questions).toHaveLength(4)
  })
})
