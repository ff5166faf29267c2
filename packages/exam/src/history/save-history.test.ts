import { HistoryEntry } from '@ekagra/schema/history-entry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyEntry, anyHistory } from '../testing/arbitraries.ts'
import { anEntry, aQuestion } from '../testing/builders.ts'
import {
  type HistoryDraft,
  mergeHistories,
  prepareHistoryEntry,
  removeFromHistory,
  saveToHistory,
  shouldSaveResult,
} from './save-history.ts'

const NOW = '2026-11-15T08:00:00.000Z'
const DRAFT: HistoryDraft = { id: 'exam-1', score: 2, totalQuestions: 3 }

const prepared = (draft: HistoryDraft): HistoryEntry => {
  const result = prepareHistoryEntry(draft, NOW)
  if (!result.ok) throw new Error(result.reason)
  return result.entry
}

describe('prepareHistoryEntry', () => {
  it.each([
    ['missing-id', { id: undefined }],
    ['missing-id', { id: '' }],
    ['missing-score', { score: undefined }],
    ['missing-score', { score: Number.NaN }],
    ['missing-total', { totalQuestions: undefined }],
    ['missing-total', { totalQuestions: 0 }],
    ['missing-total', { totalQuestions: Number.NaN }],
  ] as const)('STORE-32 rejects a draft for %s', (reason, { ...damage }) => {
    const { id, score, totalQuestions } = { ...DRAFT, ...damage }
    const draft = {
      ...(id !== undefined && { id }),
      ...(score !== undefined && { score }),
      ...(totalQuestions !== undefined && { totalQuestions }),
    }
    expect(prepareHistoryEntry(draft, NOW)).toEqual({ ok: false, reason })
  })

  it('STORE-32 accepts a score of 0, and a single question', () => {
    expect(prepared({ ...DRAFT, score: 0, totalQuestions: 1 })).toMatchObject({ score: 0, totalQuestions: 1 })
  })

  it('STORE-33 caps the score at totalQuestions, and at 0', () => {
    expect(prepared({ ...DRAFT, score: 9 }).score).toBe(3)
    expect(prepared({ ...DRAFT, score: -1 }).score).toBe(0)
  })

  it.each([
    [{ topic: 'Optics', title: 'Week 3' }, 'Optics', 'Week 3'],
    [{ topic: 'Unknown Topic', title: 'Week 3' }, 'Week 3', 'Week 3'],
    [{ title: 'Week 3' }, 'Week 3', 'Week 3'],
    [{ topic: '', title: '' }, 'Practice Test', 'Practice Test'],
    [{ topic: 'Optics' }, 'Optics', 'Optics'],
    [{}, 'Practice Test', 'Practice Test'],
  ])('STORE-34 makes of %j the topic %s', (names, topic, title) => {
    expect(prepared({ ...DRAFT, ...names })).toMatchObject({ topic, title })
  })

  it('STORE-35 works out an absent percentage and keeps a given one', () => {
    expect(prepared(DRAFT).percentage).toBe(67)
    expect(prepared({ ...DRAFT, score: 9 }).percentage).toBe(100)
    expect(prepared({ ...DRAFT, percentage: 12 }).percentage).toBe(12)
  })

  it('STORE-22 fills in what a draft does not say', () => {
    expect(prepared(DRAFT)).toEqual({
      id: 'exam-1',
      title: 'Practice Test',
      topic: 'Practice Test',
      score: 2,
      totalQuestions: 3,
      date: NOW,
      timeSpent: '0:00',
      difficulty: 'medium',
      percentage: 67,
      deviceType: 'unknown',
    })
  })

  it('STORE-26 STORE-27 keeps questions in brief with an answer or null for each', () => {
    const entry = prepared({
      ...DRAFT,
      date: '2026-01-01T00:00:00.000Z',
      questions: [aQuestion({ explanation: 'x'.repeat(300) }), aQuestion()],
      userAnswers: [1],
      questionSeconds: [4, 5],
      unconfirmed: true,
    })
    expect(entry.userAnswers).toEqual([1, null])
    expect(entry.questions?.[0]?.explanation).toHaveLength(200)
    expect(entry).toMatchObject({
      questionSeconds: [4, 5],
      unconfirmed: true,
      date: '2026-01-01T00:00:00.000Z',
    })
    expect(entry).not.toHaveProperty('counted')
    expect(HistoryEntry.safeParse(entry).error).toBeUndefined()
  })

  it('WEAK-10 stores the score without sample questions', () => {
    const questions = [aQuestion({ trust: 'sample' }), aQuestion()]
    expect(prepared({ ...DRAFT, questions, userAnswers: [0, 0] }).counted).toEqual({
      score: 1,
      totalQuestions: 1,
    })
  })

  it('stores no details for an empty list of questions', () => {
    expect(prepared({ ...DRAFT, questions: [] })).not.toHaveProperty('questions')
  })
})

describe('saveToHistory', () => {
  it('STORE-37 adds an entry with a new id at the front', () => {
    expect(saveToHistory([anEntry({ id: 'a' })], anEntry({ id: 'b' })).map(({ id }) => id)).toEqual([
      'b',
      'a',
    ])
  })

  it('STORE-36 merges an entry with a known id over the old one, in its place, with its date', () => {
    const old = anEntry({ id: 'b', score: 1, userAnswers: [1], date: '2026-01-01T00:00:00.000Z' })
    const saved = saveToHistory([anEntry({ id: 'a' }), old], anEntry({ id: 'b', score: 5, date: NOW }))
    expect(saved).toEqual([
      anEntry({ id: 'a' }),
      anEntry({ id: 'b', score: 5, userAnswers: [1], date: old.date }),
    ])
  })

  it('RESULTS-05 never lets a result from an address replace a real one', () => {
    const real = anEntry({ score: 1 })
    expect(saveToHistory([real], anEntry({ score: 10, unconfirmed: true }))).toEqual([real])
  })

  it('RESULTS-05 removes the unconfirmed mark when the real result arrives', () => {
    const [merged] = saveToHistory([anEntry({ score: 10, unconfirmed: true })], anEntry({ score: 3 }))
    expect(merged).toEqual(anEntry({ score: 3 }))
  })

  it('WEAK-10 keeps the counted score with a summary and renews it with new questions', () => {
    const old = anEntry({ counted: { score: 1, totalQuestions: 2 } })
    expect(saveToHistory([old], anEntry())[0]?.counted).toEqual({ score: 1, totalQuestions: 2 })
    const { difficulty, ...question } = aQuestion()
    expect(saveToHistory([old], anEntry({ questions: [question] }))[0]).not.toHaveProperty('counted')
  })

  it('loses no entry, holds the saved one, and changes nothing else', () => {
    fc.assert(
      fc.property(anyHistory, anyEntry, (history, entry) => {
        const saved = saveToHistory(history, entry)
        const others = (list: readonly HistoryEntry[]) => list.filter(({ id }) => id !== entry.id)
        expect(others(saved)).toEqual(others(history))
        expect(saved.filter(({ id }) => id === entry.id)).toHaveLength(1)
        expect(saved.find(({ id }) => id === entry.id)?.score).toBe(entry.score)
        expect(saveToHistory(saved, entry)).toEqual(saved)
      }),
    )
  })
})

it('removes one entry by its id', () => {
  const history = [anEntry({ id: 'a' }), anEntry({ id: 'b' })]
  expect(removeFromHistory(history, 'a')).toEqual([history[1]])
})

it('RESULTS-07 saves a result once per id', () => {
  expect(shouldSaveResult('exam-1', null)).toBe(true)
  expect(shouldSaveResult('exam-1', 'exam-0')).toBe(true)
  expect(shouldSaveResult('exam-1', 'exam-1')).toBe(false)
})

it('merges two lists without repeats, the first one winning', () => {
  fc.assert(
    fc.property(anyHistory, fc.array(anyEntry), (history, other) => {
      const merged = mergeHistories(history, other)
      expect(merged.slice(0, history.length)).toEqual(history)
      const ids = merged.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(ids)).toEqual(new Set([...history, ...other].map(({ id }) => id)))
    }),
  )
})

it('keeps what a result was before a correction, and how long each question took', () => {
  const former = { score: 1, percentage: 50, questions: 1, date: '2026-11-14' }
  const draft = { id: 'x', score: 1, totalQuestions: 2 }
  const prepared = prepareHistoryEntry(
    { ...draft, former, questionSeconds: [3, 4], unconfirmed: true },
    '2026-11-15',
  )
  expect(prepared).toMatchObject({ ok: true, entry: { former, questionSeconds: [3, 4], unconfirmed: true } })
  const plain = prepareHistoryEntry(draft, '2026-11-15')
  for (const field of ['former', 'questionSeconds', 'unconfirmed'])
    expect(plain.ok && plain.entry).not.toHaveProperty(field)
})
