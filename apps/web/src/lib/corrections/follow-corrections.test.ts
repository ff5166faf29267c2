import 'fake-indexeddb/auto'
import type { CorrectionList } from '@ekagra/schema/correction'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeDraft } from '../../testing/make-attempt.ts'

vi.mock('../stores/core/log-storage-problem.ts')

const fetching = vi.fn<typeof fetch>()
const listOf = (version: string, kind: 'fix' | 'undo'): CorrectionList => ({
  version,
  corrections: [
    { question: QUESTION, kind, key: kind === 'fix' ? WRONG : RIGHT, date: '2026-11-15T12:00:00.000Z' },
  ],
  held: [],
})

const [question] = makeDraft('exam-1', 2).questions ?? []
const QUESTION = question?.id ?? ''
const texts = (question?.options ?? []).map(String)
const RIGHT = texts[question?.correctAnswer ?? 0] ?? ''
const WRONG = texts.find((text) => text !== RIGHT) ?? ''

async function load() {
  const { followCorrections } = await import('./follow-corrections.ts')
  const { saveHistoryEntry } = await import('../stores/learner/save-history-entry.ts')
  const { loadFullEntry, loadWholeHistory } = await import('../stores/learner/open-history.ts')
  const { rememberReport, reportedQuestions } = await import('./reported-questions.ts')
  const { toast } = await import('../toast.ts')
  return {
    follow: () => followCorrections(() => Date.parse('2026-11-16T00:00:00.000Z')),
    saveHistoryEntry,
    loadFullEntry,
    loadWholeHistory,
    rememberReport,
    reportedQuestions,
    shown: () => toast.list().find(({ open }) => open),
  }
}

beforeEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', fetching)
  fetching.mockReset()
})

const answer = (list: CorrectionList) => fetching.mockResolvedValueOnce(Response.json(list))

it('rescores the history and the archive when a correction arrives, keeps the old score, and takes it back', async () => {
  const { follow, saveHistoryEntry, loadFullEntry, loadWholeHistory, shown } = await load()
  await saveHistoryEntry(makeDraft('exam-1', 2))
  answer(listOf('1', 'fix'))
  await follow()
  expect(await loadWholeHistory()).toMatchObject([
    { score: 1, percentage: 50, former: { score: 2, percentage: 100 } },
  ])
  expect((await loadFullEntry('exam-1'))?.questions[0]).toMatchObject({ correction: { kind: 'fix' } })
  expect(shown()?.title).toBe('One of your results was corrected')
  answer(listOf('2', 'undo'))
  await follow()
  const [entry] = await loadWholeHistory()
  expect(entry).toMatchObject({ score: 2, percentage: 100 })
  expect(entry?.former).toBeUndefined()
})

it('knows the list without a network: an attempt that ends later is graded by the right key', async () => {
  const { follow, saveHistoryEntry, loadWholeHistory } = await load()
  answer(listOf('1', 'fix'))
  await follow()
  fetching.mockRejectedValue(new TypeError('offline'))
  await follow()
  await saveHistoryEntry(makeDraft('exam-1', 2))
  expect(await loadWholeHistory()).toMatchObject([{ score: 1, former: { score: 2 } }])
})

it('tells a person once what became of a question that they reported', async () => {
  const { follow, rememberReport, reportedQuestions, shown } = await load()
  rememberReport(QUESTION, '2026-11-15T11:00:00.000Z')
  rememberReport('q-other', '2026-11-15T11:00:00.000Z')
  answer(listOf('1', 'fix'))
  await follow()
  expect(shown()?.title).toBe('A question that you reported was corrected')
  expect(reportedQuestions.read().map(({ id }) => id)).toEqual(['q-other'])
})

it('ignores an answer that is not the list', async () => {
  const { follow, saveHistoryEntry, loadWholeHistory } = await load()
  await saveHistoryEntry(makeDraft('exam-1', 2))
  fetching.mockResolvedValueOnce(new Response('<!doctype html>'))
  await follow()
  fetching.mockResolvedValueOnce(Response.json({ corrections: 'none' }))
  await follow()
  expect(await loadWholeHistory()).toMatchObject([{ score: 2 }])
})
