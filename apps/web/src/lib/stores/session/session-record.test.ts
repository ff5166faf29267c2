import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQuestions } from '../../../testing/make-attempt.ts'
import type { RecordedProgress, SessionPaper } from './session-record.ts'

vi.mock('../core/log-storage-problem.ts')

const paper = (id: string, startedAt = '2026-11-15T10:00:00.000Z'): SessionPaper => ({
  id,
  topic: 'Addition',
  mode: 'test',
  difficulty: 'easy',
  questions: makeQuestions(2),
  optionOrder: [
    [3, 1, 0, 2],
    [0, 1, 2, 3],
  ],
  startedAt,
  timeLimitSeconds: 120,
})

const progress = (id: string, revision: number, savedAt = '2026-11-15T10:01:00.000Z'): RecordedProgress => ({
  id,
  revision,
  progress: {
    index: 1,
    answers: [revision % 4, null],
    checked: [false, false],
    visited: [true, true],
    marked: [false, true],
  },
  elapsedMs: 61_000 + revision,
  questionMs: [60_000, 1_000],
  savedAt,
})

const now = () => Date.parse('2026-11-15T11:00:00.000Z')
const load = () => import('./session-record.ts')
const noDatabase = {
  open: () => {
    throw new DOMException('denied', 'SecurityError')
  },
}

/** Simulates a killed tab: its session values are lost, everything else stays. */
function killTab(): void {
  sessionStorage.clear()
  vi.resetModules()
}

beforeEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

describe('the record of a session', () => {
  it('is restored exactly after the tab was killed: position, answers, checks, option order, time', async () => {
    const before = await load()
    expect(await before.storePaper(paper('exam-1'))).toBe('durable')
    expect(await before.saveProgress(progress('exam-1', 1))).toBe('durable')
    expect(before.runningSessionId.read()).toBe('exam-1')
    killTab()
    const after = await load()
    expect(after.runningSessionId.read()).toBeNull()
    expect(await after.findUnfinishedSessions(now)).toEqual([
      { paper: paper('exam-1'), progress: progress('exam-1', 1) },
    ])
  })

  it('uses the newer of two copies, so that the last seconds before the page was hidden count', async () => {
    const { storePaper, saveProgress, saveProgressNow, loadRecord } = await load()
    await storePaper(paper('exam-1'))
    await saveProgress(progress('exam-1', 1))
    saveProgressNow(progress('exam-1', 2))
    expect((await loadRecord('exam-1'))?.progress?.revision).toBe(2)
    localStorage.setItem('running-progress-exam-1', JSON.stringify(progress('exam-1', 0)))
    expect((await loadRecord('exam-1'))?.progress?.revision).toBe(1)
  })

  it('resumes before the first answer', async () => {
    const { storePaper, loadRecord } = await load()
    await storePaper(paper('exam-1'))
    expect(await loadRecord('exam-1')).toEqual({ paper: paper('exam-1'), progress: null })
  })

  it('is kept in localStorage if IndexedDB is forbidden', async () => {
    vi.stubGlobal('indexedDB', noDatabase)
    const before = await load()
    expect(await before.storePaper(paper('exam-1'))).toBe('kept')
    expect(await before.saveProgress(progress('exam-1', 1))).toBe('kept')
    killTab()
    const [found] = await (await load()).findUnfinishedSessions(now)
    expect(found).toEqual({ paper: paper('exam-1'), progress: progress('exam-1', 1) })
  })

  it('is kept in IndexedDB if localStorage is full', async () => {
    localStorage.setItem('filler', 'x'.repeat(4_999_990))
    const before = await load()
    await before.storePaper(paper('exam-1'))
    expect(await before.saveProgress(progress('exam-1', 1))).toBe('durable')
    killTab()
    const [found] = await (await load()).findUnfinishedSessions(now)
    expect(found?.progress).toEqual(progress('exam-1', 1))
  })

  it('SESSION-39 says that an answer is only in memory if nothing can store it, and continues', async () => {
    vi.stubGlobal('indexedDB', noDatabase)
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { storePaper, saveProgress, loadRecord } = await load()
    expect(await storePaper(paper('exam-1'))).toBe('memory')
    expect(await saveProgress(progress('exam-1', 1))).toBe('memory')
    expect(await loadRecord('exam-1')).toEqual({
      paper: paper('exam-1'),
      progress: progress('exam-1', 1),
    })
  })

  it('is removed once finished', async () => {
    const { storePaper, saveProgress, removeRecord, findUnfinishedSessions, runningSessionId } = await load()
    await storePaper(paper('exam-1'))
    await saveProgress(progress('exam-1', 1))
    await removeRecord('exam-1')
    expect(runningSessionId.read()).toBeNull()
    expect(await findUnfinishedSessions(now)).toEqual([])
    expect({ ...localStorage }).toEqual({})
  })

  it('lists the latest first, leaves out unreadable ones and deletes those unused for a month', async () => {
    const { storePaper, saveProgress, findUnfinishedSessions, loadRecord } = await load()
    await storePaper(paper('older'))
    await saveProgress(progress('older', 1, '2026-11-14T10:00:00.000Z'))
    await storePaper(paper('newer', '2026-11-15T09:00:00.000Z'))
    await storePaper(paper('forgotten', '2026-10-01T10:00:00.000Z'))
    localStorage.setItem('running-session-broken', '{"id": "broken"}')
    expect((await findUnfinishedSessions(now)).map((found) => found.paper.id)).toEqual(['newer', 'older'])
    expect(await loadRecord('forgotten')).toBeNull()
  })

  it('leaves out a session that is open in a tab', async () => {
    const { storePaper, findUnfinishedSessions } = await load()
    await storePaper(paper('exam-1'))
    vi.stubGlobal('navigator', {
      locks: { query: async () => ({ held: [{ name: 'ekagra:session:exam-1' }] }) },
    })
    expect(await findUnfinishedSessions(now)).toEqual([])
  })
})
