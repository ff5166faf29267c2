import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepareHistoryEntry } from '../history/save-history.ts'
import { anEntry, aQuestion } from '../testing/builders.ts'
import { chooseResult, type ResultQuery, readResultQuery } from './result-source.ts'

const QUERY: ResultQuery = {
  id: 'exam-1',
  score: 7,
  total: 10,
  topic: 'Optics',
  time: '5:30',
  difficulty: 'hard',
  mock: false,
}
const { difficulty, ...question } = aQuestion({ correctAnswer: 1 })
const session = {
  questions: [aQuestion({ correctAnswer: 1 }), aQuestion({ correctAnswer: 0 })],
  answers: [1, null],
}

const readFrom = (address: string) => {
  const search = new URLSearchParams(address.slice(address.indexOf('?')))
  return readResultQuery((name) => search.get(name))
}

describe('the address', () => {
  it('RESULTS-01 takes id, score, total, topic, time and difficulty', () => {
    expect(
      readFrom('/test/results?id=exam-1&score=7&total=10&topic=Time%20%26%20Work&time=5:30&difficulty=HARD'),
    ).toEqual({
      ...QUERY,
      topic: 'Time & Work',
    })
  })

  it('RESULTS-01 has 0:00 as its default time', () => {
    expect(readFrom('/test/results?id=a').time).toBe('0:00')
    expect(readFrom('/test/results?id=a&time=').time).toBe('0:00')
  })

  it('RESULTS-02 takes mock=true for the mock view', () => {
    expect(readFrom('/test/results?mock=true').mock).toBe(true)
    expect(readFrom('/test/results?mock=1').mock).toBe(false)
  })
})

describe('chooseResult', () => {
  const full = anEntry({ questions: [question], userAnswers: [1], score: 9 })

  it('RESULTS-04 takes session storage first and recomputes the score', () => {
    expect(chooseResult(QUERY, session, [full])).toMatchObject({
      from: 'session',
      questions: session.questions,
      answers: [1, null],
      grade: { score: 1, total: 2, percentage: 50 },
    })
  })

  it('RESULTS-04 takes the history entry with the same id next', () => {
    expect(chooseResult(QUERY, undefined, [anEntry({ id: 'other' }), full])).toMatchObject({
      from: 'history',
      entry: full,
      complete: true,
      grade: { score: 1, total: 1 },
    })
  })

  it('RESULTS-04 does not show the questions of another exam', () => {
    expect(chooseResult(QUERY, { ...session, examId: 'exam-2' }, [full]).from).toBe('history')
    expect(chooseResult(QUERY, { ...session, examId: 'exam-1' }, [full]).from).toBe('session')
    expect(chooseResult({ ...QUERY, id: '' }, { ...session, examId: 'exam-2' }, [full]).from).toBe('session')
    expect(chooseResult(QUERY, { questions: [], answers: [] }, [full]).from).toBe('history')
  })

  it('reports when an entry has lost its details', () => {
    expect(chooseResult(QUERY, undefined, [anEntry()])).toEqual({
      from: 'history',
      entry: anEntry(),
      complete: false,
      grade: undefined,
    })
    expect(chooseResult(QUERY, undefined, [anEntry({ questions: [question] })])).toMatchObject({
      complete: false,
    })
  })

  it('RESULTS-04 RESULTS-05 takes the query parameters last, as a summary marked unconfirmed', () => {
    const source = chooseResult(QUERY, undefined, [])
    expect(source).toEqual({
      from: 'query',
      draft: {
        id: 'exam-1',
        score: 7,
        totalQuestions: 10,
        topic: 'Optics',
        title: 'Optics',
        timeSpent: '5:30',
        difficulty: 'hard',
        unconfirmed: true,
      },
    })
  })

  it('RESULTS-05 turns forged numbers into an entry within bounds, marked unconfirmed', () => {
    fc.assert(
      fc.property(fc.double(), fc.oneof(fc.double(), fc.integer()), (score, total) => {
        const source = chooseResult({ ...QUERY, score, total }, undefined, [])
        if (source.from !== 'query') {
          expect(source).toEqual({ from: 'nothing' })
          return
        }
        const result = prepareHistoryEntry(source.draft, '2026-11-15T00:00:00.000Z')
        if (!result.ok) throw new Error(result.reason)
        expect(result.entry.unconfirmed).toBe(true)
        expect(result.entry.score).toBeGreaterThanOrEqual(0)
        expect(result.entry.score).toBeLessThanOrEqual(result.entry.totalQuestions)
      }),
    )
  })

  it.each([
    ['no id', { id: '' }],
    ['no score', { score: Number.NaN }],
    ['no total', { total: Number.NaN }],
    ['a total of 0', { total: 0 }],
    ['a broken total', { total: 2.5 }],
  ])('has nothing to show with %s', (_, damage) => {
    expect(chooseResult({ ...QUERY, ...damage }, undefined, [])).toEqual({ from: 'nothing' })
  })

  it('accepts a test of a single question', () => {
    expect(chooseResult({ ...QUERY, score: 1, total: 1 }, undefined, []).from).toBe('query')
  })

  it('leaves topic and level to the defaults when the address names none', () => {
    const source = chooseResult({ ...QUERY, topic: '', difficulty: '' }, undefined, [])
    expect(source).not.toHaveProperty('draft.topic')
    expect(source).not.toHaveProperty('draft.difficulty')
  })
})
