import type { HistoryEntry } from '@ekagra/schema/history-entry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHistory } from '../testing/arbitraries.ts'
import { anEntry, aQuestion } from '../testing/builders.ts'
import {
  entriesToArchive,
  FULL_ENTRIES_KEPT,
  lighterHistories,
  QUOTA_STEPS,
  summaryOf,
} from './quota-fallback.ts'

const { difficulty, ...question } = aQuestion()
const full = (id: string): HistoryEntry =>
  anEntry({
    id,
    questions: [question],
    userAnswers: [0],
    questionSeconds: [9],
    counted: { score: 0, totalQuestions: 0 },
  })
const history = Array.from({ length: 60 }, (_, index) => full(`exam-${index}`))
const [fifty = [], twenty = [], one = []] = lighterHistories(history, 'exam-0')

const detailed = (list: readonly HistoryEntry[]) =>
  list.filter(({ questions }) => questions).map(({ id }) => id)

describe('lighterHistories', () => {
  it('STORE-39 keeps full questions and answers for the first 3 entries only, and at most 50 entries', () => {
    expect(fifty).toHaveLength(50)
    expect(detailed(fifty)).toEqual(['exam-0', 'exam-1', 'exam-2'])
    expect(fifty.slice(0, 3)).toEqual(history.slice(0, 3))
    expect(fifty[3]).toEqual(summaryOf(full('exam-3')))
  })

  it('STORE-40 then keeps 20 entries', () => {
    expect(twenty).toEqual(fifty.slice(0, 20))
  })

  it("STORE-41 then keeps only the current exam's summary", () => {
    expect(one).toEqual([summaryOf(full('exam-0'))])
    expect(lighterHistories(history, 'exam-7')[2]).toEqual([summaryOf(full('exam-7'))])
  })

  it('STORE-39 STORE-40 STORE-41 has steps of 50, 20 and 1 with full detail for 3', () => {
    expect(QUOTA_STEPS).toEqual([50, 20, 1])
    expect(FULL_ENTRIES_KEPT).toBe(3)
  })

  it('keeps the current exam even where a merge left it beyond the limit', () => {
    const lists = lighterHistories(history, 'exam-55')
    expect(lists.map((list) => list.some(({ id }) => id === 'exam-55'))).toEqual([true, true, true])
    expect(lists.map((list) => list.length)).toEqual([50, 20, 1])
  })

  it('gives no list for an exam that is not in the history', () => {
    expect(lighterHistories(history, 'other').map((list) => list.length)).toEqual([50, 20, 0])
  })

  it('never grows, never invents an entry and never alters a kept summary', () => {
    fc.assert(
      fc.property(anyHistory, (list) => {
        const current = list[0]?.id ?? ''
        const sizes = [list, ...lighterHistories(list, current)].map((step) => JSON.stringify(step).length)
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
        for (const step of lighterHistories(list, current)) {
          for (const entry of step) {
            const original = list.find(({ id }) => id === entry.id)
            expect(original && summaryOf(original)).toEqual(summaryOf(entry))
          }
        }
      }),
    )
  })
})

describe('summaryOf', () => {
  it('drops questions, answers and times and keeps the rest, the counted score included', () => {
    expect(summaryOf(full('a'))).toEqual(anEntry({ id: 'a', counted: { score: 0, totalQuestions: 0 } }))
  })
})

describe('entriesToArchive', () => {
  it('STORE-42 lists every full entry that a smaller list loses in whole or in part', () => {
    expect(entriesToArchive(history, fifty)).toEqual(history.slice(3))
    expect(entriesToArchive(history, one)).toEqual(history)
    expect(entriesToArchive(history, history)).toEqual([])
  })

  it('STORE-42 archives a dropped summary too, but not a summary that stays', () => {
    const summaries = history.map(summaryOf)
    expect(entriesToArchive(summaries, summaries.slice(0, 50))).toEqual(summaries.slice(50))
  })

  it('STORE-42 loses nothing: each entry is in the archive or unchanged in the smaller list', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(2), (list, step) => {
        const lighter = lighterHistories(list, list[0]?.id ?? '')[step] ?? []
        const archived = entriesToArchive(list, lighter)
        for (const entry of list) {
          if (!archived.includes(entry)) expect(lighter).toContainEqual(entry)
        }
      }),
    )
  })
})
