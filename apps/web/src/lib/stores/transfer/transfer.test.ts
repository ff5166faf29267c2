import 'fake-indexeddb/auto'
import { planClock } from '@ekagra/exam/exam-paper/hall-clock'
import { planHall, startHall } from '@ekagra/exam/exam-paper/hall-state'
import type { HallProgress, SatPaper } from '@ekagra/schema/exam-paper'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import type { Note } from '@ekagra/schema/note'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { transferMessages } from '../../../messages/en/transfer.ts'
import { makeDraft, makeQuestion } from '../../../testing/make-attempt.ts'
import { makePaper } from '../../../testing/make-paper.ts'

vi.mock('../core/log-storage-problem.ts')

const now = () => new Date('2026-11-15T12:00:00.000Z')

async function load() {
  const { exportLearnerData } = await import('./export-learner-data.ts')
  const { previewImport, applyImport } = await import('./import-learner-data.ts')
  const { saveHistoryEntry } = await import('../learner/save-history-entry.ts')
  const { loadFullEntry, loadWholeHistory } = await import('../learner/open-history.ts')
  const { toggleBookmark, readBookmarks } = await import('../learner/bookmark-store.ts')
  const { saveNote, readNotes } = await import('../learner/note-store.ts')
  const { markSeen, readSeen, markFullySeen, isFullySeen } = await import('../learner/seen-questions.ts')
  const { listReviews } = await import('../learner/review-queue.ts')
  const { recordReview } = await import('../learner/record-review.ts')
  const { keepDoubt, readDoubts } = await import('../learner/doubt-store.ts')
  const { keepFile, listFiles } = await import('../learner/file-store.ts')
  const { storePaper, saveHallProgress, loadPaper } = await import('../hall/paper-store.ts')
  const { saveSatPaper, readSatPaper, listSatPapers } = await import('../hall/sat-paper-store.ts')
  const { keepOwnPattern, readOwnPatterns } = await import('../hall/own-pattern-store.ts')
  const { ownExam } = await import('../hall/hall-preferences.ts')
  const { changeTheme, readTheme } = await import('../learner/theme-store.ts')
  return {
    exportLearnerData,
    previewImport,
    applyImport,
    saveHistoryEntry,
    loadFullEntry,
    loadWholeHistory,
    toggleBookmark,
    readBookmarks,
    saveNote,
    readNotes,
    markSeen,
    readSeen,
    markFullySeen,
    isFullySeen,
    recordReview,
    listReviews,
    keepDoubt,
    keepFile,
    listFiles,
    readDoubts,
    storePaper,
    saveHallProgress,
    loadPaper,
    saveSatPaper,
    readSatPaper,
    listSatPapers,
    keepOwnPattern,
    readOwnPatterns,
    ownExam,
    changeTheme,
    readTheme,
  }
}

function newBrowser(): ReturnType<typeof load> {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  return load()
}

const note = (n: number, content = `# Note ${n}`): Note => ({
  id: `note-${n}`,
  title: `Note ${n}`,
  content,
  tags: ['study'],
  lastUpdated: new Date(Date.UTC(2026, 0, n)).toISOString(),
})

const file = { id: 'f-1', name: 'Book', savedAt: 1, isPaged: true, parts: ['One.'] }
const doubt = {
  id: 'doubt-1',
  askedAt: '2026-11-03T10:00:00.000Z',
  answer: {
    question: '2 + 2',
    subject: 'Mathematics',
    difficulty: 'Beginner',
    steps: [],
    finalAnswer: '4',
    concepts: [],
    isSampleAnswer: false,
  },
}

const begun = { ...makePaper('paper-begun'), startedAt: new Date().toISOString() }
const handedIn = makePaper('paper-sat')
const ownPattern: ExamPattern = { ...handedIn.pattern, id: 'own-1', title: 'Clerk drill', group: 'own' }

function progressOf(id: string, revision: number): HallProgress {
  const { pattern, questions } = handedIn
  const state = startHall(planHall(questions, planClock(pattern, false)))
  return { ...state, answers: [0, null, 1, null], elapsedMs: 61_000, id, revision }
}

const sat: SatPaper = {
  id: handedIn.id,
  paper: handedIn,
  progress: progressOf(handedIn.id, 9),
  finishedAt: '2026-11-04T10:00:00.000Z',
  endedBy: 'learner',
  causes: { 2: 'slow' },
}

/** A browser with some data of every kind, and its export file. */
async function aLearner() {
  const stores = await newBrowser()
  await stores.saveHistoryEntry(makeDraft('exam-1', 3, '2026-11-01T10:00:00.000Z'))
  await stores.saveHistoryEntry(makeDraft('exam-2', 3, '2026-11-02T10:00:00.000Z'))
  stores.toggleBookmark({ id: 'q-9', topic: 'Sums', question: makeQuestion(9) })
  await stores.saveNote(note(1))
  stores.keepDoubt(doubt)
  await stores.keepFile(file)
  stores.markSeen('Sums', 'hard', ['q-1', 'q-2'])
  stores.markFullySeen('Sums')
  await stores.storePaper(begun)
  await stores.saveHallProgress(progressOf(begun.id, 3))
  await stores.saveSatPaper(sat)
  stores.keepOwnPattern(ownPattern)
  stores.ownExam.write('ibps-po')
  stores.changeTheme('dark')
  const missed = { questions: [makeQuestion(5)], answers: [1 as const] }
  await stores.recordReview({ id: 'exam-1', topic: 'Sums', ...missed, finishedAt: now().getTime() })
  const { text } = await stores.exportLearnerData(now)
  return { stores, text }
}

async function previewOf(stores: Awaited<ReturnType<typeof load>>, text: string) {
  const preview = await stores.previewImport(text)
  if (!preview.ok) throw new Error(`refused: ${preview.refusal.reason}`)
  return preview
}

const brief = (
  reports: readonly {
    family: string
    added: readonly string[]
    replaced: readonly string[]
    unchanged: number
  }[],
) =>
  Object.fromEntries(
    reports.map((report) => [report.family, [report.added.length, report.replaced.length, report.unchanged]]),
  )

beforeEach(() => vi.unstubAllGlobals())

describe('export', () => {
  it('is one file that names its format, version and time', async () => {
    const { stores } = await aLearner()
    const { fileName, text } = await stores.exportLearnerData(now)
    expect(fileName).toBe('ekagra-2026-11-15.json')
    expect(JSON.parse(text)).toMatchObject({
      format: 'ekagra',
      version: 1,
      exportedAt: '2026-11-15T12:00:00.000Z',
      settings: [
        { id: 'theme', value: 'dark' },
        { id: 'own-exam', value: 'ibps-po' },
      ],
      bookmarks: [{ id: 'q-9', topic: 'Sums' }],
      notes: [note(1)],
      reviews: [{ id: 'q-5' }],
    })
  })

  it('contains attempts in full, with full explanations, and values that no store could read', async () => {
    const { stores } = await aLearner()
    localStorage.setItem('saved_notes', 'junk')
    await stores.saveNote(note(2))
    const file = JSON.parse((await stores.exportLearnerData(now)).text)
    expect(file.history[0].questions[0]).toEqual(makeQuestion(1))
    expect(file.setAside).toEqual([{ from: 'saved_notes', text: 'junk' }])
  })
})

describe('import', () => {
  it('brings everything into another browser, where seen questions count for that device', async () => {
    const { text } = await aLearner()
    const there = await newBrowser()
    const preview = await previewOf(there, text)
    expect(brief(preview.reports)).toEqual({
      settings: [2, 0, 0],
      bookmarks: [1, 0, 0],
      history: [2, 0, 0],
      notes: [1, 0, 0],
      seen: [3, 0, 0],
      reviews: [1, 0, 0],
      doubts: [1, 0, 0],
      files: [1, 0, 0],
      papers: [2, 0, 0],
      patterns: [1, 0, 0],
    })
    expect(await there.loadWholeHistory()).toEqual([])
    const { failed } = await there.applyImport(preview.file)
    expect(failed).toEqual([])
    expect((await there.loadWholeHistory()).map(({ id }) => id)).toEqual(['exam-2', 'exam-1'])
    expect((await there.loadFullEntry('exam-1'))?.questions[0]).toEqual(makeQuestion(1))
    expect(there.readBookmarks()).toHaveLength(1)
    expect(there.readNotes()).toEqual([note(1)])
    expect(there.readDoubts()).toEqual([doubt])
    expect(await there.listFiles()).toEqual([file])
    expect(there.readSeen('Sums')).toEqual(['q-1', 'q-2'])
    expect(there.readSeen('Sums', 'hard')).toEqual(['q-1', 'q-2'])
    expect(there.isFullySeen('Sums')).toBe(true)
    expect(await there.listReviews()).toHaveLength(1)
    expect(there.readTheme()).toBe('dark')
    expect(await there.readSatPaper(sat.id)).toEqual(sat)
    expect(await there.loadPaper(begun.id)).toEqual({ paper: begun, progress: progressOf(begun.id, 3) })
    expect(there.readOwnPatterns()).toEqual([ownPattern])
    expect(there.ownExam.read()).toBe('ibps-po')
  })

  it('never begins a paper again that was handed in here, and adds the causes of both', async () => {
    const { text } = await aLearner()
    const there = await newBrowser()
    const here = { ...sat, id: begun.id, paper: begun, progress: progressOf(begun.id, 8) }
    await there.saveSatPaper(here)
    await there.saveSatPaper({ ...sat, causes: { 0: 'guess' } })
    const preview = await previewOf(there, text)
    expect(preview.reports.find(({ family }) => family === 'papers')).toEqual({
      family: 'papers',
      added: [],
      replaced: [sat.id],
      unchanged: 0,
      dropped: [{ what: begun.id, reason: 'older' }],
    })
    const applied = await there.applyImport(preview.file)
    expect(await there.loadPaper(begun.id)).toBeNull()
    expect((await there.readSatPaper(sat.id))?.causes).toEqual({ 0: 'guess', 2: 'slow' })
    await applied.undo()
    expect((await there.readSatPaper(sat.id))?.causes).toEqual({ 0: 'guess' })
  })

  it('replaces a begun paper by a later copy of it, and gives the earlier one back when undone', async () => {
    const { text } = await aLearner()
    const there = await newBrowser()
    await there.storePaper(begun)
    await there.saveHallProgress(progressOf(begun.id, 2))
    const applied = await there.applyImport((await previewOf(there, text)).file)
    expect((await there.loadPaper(begun.id))?.progress?.revision).toBe(3)
    await applied.undo()
    expect((await there.loadPaper(begun.id))?.progress?.revision).toBe(2)
    expect(await there.listSatPapers()).toEqual([])
    expect(there.readOwnPatterns()).toEqual([])
  })

  it('changes nothing if everything is already here', async () => {
    const { stores, text } = await aLearner()
    const before = { ...localStorage }
    const preview = await previewOf(stores, text)
    expect(brief(preview.reports)).toEqual({
      settings: [0, 0, 2],
      bookmarks: [0, 0, 1],
      history: [0, 0, 2],
      notes: [0, 0, 1],
      seen: [0, 0, 3],
      reviews: [0, 0, 1],
      doubts: [0, 0, 1],
      files: [0, 0, 1],
      papers: [0, 0, 2],
      patterns: [0, 0, 1],
    })
    await stores.applyImport(preview.file)
    expect({ ...localStorage }).toEqual(before)
  })

  it('merges: adds new items, replaces changed ones, combines seen ids, and loses nothing here', async () => {
    const { text } = await aLearner()
    const there = await newBrowser()
    await there.saveHistoryEntry(makeDraft('exam-3', 2, '2026-11-03T10:00:00.000Z'))
    await there.saveHistoryEntry({ ...makeDraft('exam-1', 3, '2026-11-01T10:00:00.000Z'), score: 1 })
    there.markSeen('Sums', 'hard', ['q-7'])
    there.changeTheme('light')
    const preview = await previewOf(there, text)
    expect(brief(preview.reports)).toMatchObject({ history: [1, 1, 0], seen: [1, 2, 0], settings: [1, 1, 0] })
    await there.applyImport(preview.file)
    expect((await there.loadWholeHistory()).map(({ id, score }) => [id, score])).toEqual([
      ['exam-3', 2],
      ['exam-2', 3],
      ['exam-1', 3],
    ])
    expect(there.readSeen('Sums')).toEqual(['q-1', 'q-2', 'q-7'])
  })

  it('can be undone, and keeps what happened since', async () => {
    const { text } = await aLearner()
    const there = await newBrowser()
    await there.saveHistoryEntry({ ...makeDraft('exam-1', 3, '2026-11-01T10:00:00.000Z'), score: 1 })
    await there.saveNote(note(5))
    there.markSeen('Sums', 'hard', ['q-7'])
    const preview = await previewOf(there, text)
    const applied = await there.applyImport(preview.file)
    await there.saveHistoryEntry(makeDraft('exam-9', 2, '2026-11-09T10:00:00.000Z'))
    expect(await applied.undo()).toBe(true)
    expect((await there.loadWholeHistory()).map(({ id, score }) => [id, score])).toEqual([
      ['exam-9', 2],
      ['exam-1', 1],
    ])
    expect(there.readNotes()).toEqual([note(5)])
    expect(there.readBookmarks()).toEqual([])
    expect(there.readSeen('Sums')).toEqual(['q-7'])
    expect(there.isFullySeen('Sums')).toBe(false)
    expect(await there.listReviews()).toEqual([])
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it('says what it leaves out and why', async () => {
    const there = await newBrowser()
    for (let n = 10; n <= 22; n += 1) await there.saveNote(note(n))
    const older = { ...note(22, 'Older text'), lastUpdated: '2020-01-01T00:00:00.000Z' }
    const notes = [note(1), note(2), note(3), note(3), older, { id: 'note-x' }]
    const preview = await previewOf(
      there,
      JSON.stringify({ format: 'ekagra', version: 1, exportedAt: '', notes }),
    )
    const report = preview.reports.find(({ family }) => family === 'notes')
    expect(report).toEqual({
      family: 'notes',
      added: ['note-3', 'note-2'],
      replaced: [],
      unchanged: 0,
      dropped: [
        { what: 'note-3', reason: 'repeated' },
        { what: '{"id":"note-x"}', reason: 'unreadable' },
        { what: 'note-22', reason: 'older' },
        { what: 'note-1', reason: 'no-room' },
      ],
    })
  })

  it('imports a family as a whole or not at all when storage is full', async () => {
    const { text } = await aLearner()
    const there = await newBrowser()
    localStorage.setItem('filler', 'x'.repeat(4_999_800))
    const before = { ...localStorage }
    const preview = await previewOf(there, text)
    const { applied, failed } = await there.applyImport(preview.file)
    expect(failed).toEqual(['bookmarks', 'doubts', 'patterns', 'seen'])
    expect(applied).toEqual(['history', 'notes', 'files', 'papers', 'reviews', 'settings'])
    const keys = Object.keys({ ...localStorage })
    expect(keys.filter((key) => /^bookmarks|^seen|^fully-seen|-hard$/.test(key))).toEqual([])
    expect(localStorage.getItem('filler')).toBe(before.filler)
    expect((await there.loadFullEntry('exam-1'))?.questions).toHaveLength(3)
  })

  it('reads a raw dump of local storage as version 0, its values as texts or already parsed', async () => {
    const { stores } = await aLearner()
    const asTexts = JSON.stringify({ ...localStorage })
    const parsed = JSON.stringify(
      Object.fromEntries(
        Object.entries({ ...localStorage }).map(([key, text]) => [
          key,
          key === 'theme' ? text : tryParse(`${text}`),
        ]),
      ),
    )
    expect(stores.readTheme()).toBe('dark')
    for (const text of [asTexts, parsed]) {
      const there = await newBrowser()
      const preview = await previewOf(there, text)
      expect(preview.fromVersion).toBe(0)
      expect(brief(preview.reports)).toMatchObject({
        settings: [1, 0, 0],
        bookmarks: [1, 0, 0],
        history: [2, 0, 0],
        notes: [1, 0, 0],
        seen: [3, 0, 0],
      })
      await there.applyImport(preview.file)
      expect(there.readSeen('Sums')).toEqual(['q-1', 'q-2'])
      expect((await there.loadWholeHistory()).map(({ id }) => id)).toEqual(['exam-2', 'exam-1'])
    }
  })

  it.each([
    ['not-json', 'hello'],
    ['not-json', '['.repeat(200_000)],
    ['not-ours', '[]'],
    ['not-ours', '{"format":"other","version":1}'],
    ['not-ours', '{"format":"ekagra"}'],
    ['newer-version', '{"format":"ekagra","version":2,"exportedAt":""}'],
    ['damaged', '{"format":"ekagra","version":1,"exportedAt":"","notes":{}}'],
    ['damaged', `{"format":"ekagra","version":1,"exportedAt":"","seen":[${'0,'.repeat(60_000)}0]}`],
    ['too-large', ' '.repeat(60_000_001)],
  ] as const)('refuses with %s, and has a message for it', async (reason, text) => {
    const there = await newBrowser()
    const before = { ...localStorage }
    expect(await there.previewImport(text)).toMatchObject({ ok: false, refusal: { reason } })
    expect(transferMessages.english.refused[reason]).toMatch(/\.$/)
    expect({ ...localStorage }).toEqual(before)
  })

  it('a hostile file can only write to its own keys', async () => {
    const there = await newBrowser()
    const hostile = {
      format: 'ekagra',
      version: 1,
      exportedAt: '',
      settings: [
        { id: 'device-id', value: 'stolen' },
        { id: 'theme', value: '<script>' },
        JSON.parse('{"__proto__": {"x": 1}}'),
      ],
      seen: [
        { kind: 'level', topic: 'examHistory', level: '', ids: ['x'] },
        { kind: 'level', topic: 'x', level: 'hard', ids: [7] },
        { kind: 'topic', topic: 'x'.repeat(10_000), ids: [] },
      ],
      history: [{ entry: { id: '__proto__' } }, { entry: null }, 7],
    }
    const preview = await previewOf(there, JSON.stringify(hostile))
    await there.applyImport(preview.file)
    expect(Object.keys({ ...localStorage }).filter((key) => key !== 'device-id')).toEqual(['examHistory'])
    expect((await there.loadWholeHistory()).map(({ id }) => id)).toEqual(['__proto__'])
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })
})

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
