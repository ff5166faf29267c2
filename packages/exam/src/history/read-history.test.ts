import { HistoryEntry, HistoryQuestion } from '@ekagra/schema/history-entry'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEntry, aQuestion } from '../testing/builders.ts'
import {
  historyLevel,
  readHistory,
  toHistoryQuestion,
  UNKNOWN_DATE,
  UNKNOWN_TOPIC,
  UNTITLED_EXAM,
} from './read-history.ts'

const first = (stored: unknown): HistoryEntry | undefined => readHistory([stored])[0]

describe('readHistory', () => {
  it.each([[null], [undefined], [{}], ['[]'], [7]])('STORE-31 treats %j as an empty history', (stored) => {
    expect(readHistory(stored)).toEqual([])
  })

  it('STORE-28 STORE-29 fills in what an entry lacks', () => {
    expect(first({ id: 'x' })).toEqual({
      id: 'x',
      title: 'Untitled Exam',
      topic: 'Unknown Topic',
      score: 0,
      totalQuestions: 1,
      date: '1970-01-01T00:00:00.000Z',
      timeSpent: '0:00',
      difficulty: 'medium',
      percentage: 0,
      deviceType: 'unknown',
    })
    expect([UNTITLED_EXAM, UNKNOWN_TOPIC, UNKNOWN_DATE]).toEqual([
      'Untitled Exam',
      'Unknown Topic',
      '1970-01-01T00:00:00.000Z',
    ])
  })

  it('STORE-28 STORE-29 replaces unusable values', () => {
    const broken = {
      id: 12,
      title: ' ',
      topic: null,
      score: 'seven',
      totalQuestions: 0,
      date: 'yesterday',
      timeSpent: 330,
      difficulty: 'impossible',
      percentage: Number.NaN,
      deviceType: 'tablet',
      unconfirmed: 'yes',
      counted: { score: -1 },
      questionSeconds: ['1'],
      more: 'unknown',
    }
    expect(first(broken)).toEqual({ ...first({ id: '12' }) })
    expect(first({ id: 'x', date: 2026 })?.date).toBe(UNKNOWN_DATE)
  })

  it('STORE-22 keeps a whole entry as it is', () => {
    const { difficulty, steps, ...question } = aQuestion()
    const entry: Required<HistoryEntry> = {
      ...anEntry(),
      asked: 'trigo',
      questions: [question],
      userAnswers: [2],
      counted: { score: 1, totalQuestions: 2 },
      unconfirmed: true,
      former: { score: 2, percentage: 40, questions: 1, date: '2026-01-02T03:04:05.000Z' },
      questionSeconds: [12],
    }
    expect(readHistory([entry])).toEqual([entry])
  })

  it.each([
    [12, 10, 10],
    [-3, 10, 0],
    [4, 10, 4],
    [5, undefined, 1],
    [2, 7.9, 2],
    [3, 2 ** 53, 1],
    [Number.POSITIVE_INFINITY, 10, 0],
  ])('STORE-30 reads a score of %d out of %d as %d', (score, totalQuestions, expected) => {
    expect(first({ id: 'x', score, totalQuestions })?.score).toBe(expected)
  })

  it('STORE-27 reads one answer per question, null where there is none', () => {
    const stored = { id: 'x', questions: [aQuestion(), aQuestion(), aQuestion()], userAnswers: [3, 'b'] }
    expect(first(stored)?.userAnswers).toEqual([3, null, null])
    expect(first({ ...stored, userAnswers: null })?.userAnswers).toEqual([null, null, null])
  })

  it('STORE-26 repairs stored questions and cuts long explanations', () => {
    const questions = [
      {
        text: 'Who?',
        options: [{ text: 'a' }, 'b', 'c', 'd'],
        correctIndex: 1,
        explanation: 'x'.repeat(300),
      },
    ]
    const date = '2026-01-01T00:00:00.000Z'
    expect(first({ id: 'x', date, questions })?.questions).toEqual([
      {
        id: `question-${Date.parse(date)}-0`,
        text: 'Who?',
        options: ['a', 'b', 'c', 'd'],
        correctAnswer: 1,
        explanation: 'x'.repeat(200),
        trust: 'unverified',
      },
    ])
  })

  it('keeps only the summary when there are no questions', () => {
    expect(first({ id: 'x', questions: [], userAnswers: [1] })).not.toHaveProperty('questions')
    expect(first({ id: 'x', questions: [], userAnswers: [1] })).not.toHaveProperty('userAnswers')
  })

  it('CA-73 keeps the category of a current-affairs entry', () => {
    expect(first({ id: 'current-affairs-1', difficulty: 'Defence' })?.difficulty).toBe('Defence')
    expect(first({ id: 'exam-1', difficulty: 'HARD' })?.difficulty).toBe('hard')
  })

  it('leaves out values that are not entries and gives an entry without an id one from its position', () => {
    expect(readHistory([null, 3, { title: 'a' }, []]).map(({ id }) => id)).toEqual(['entry-2'])
  })

  it('makes valid entries of any JSON', () => {
    const field = fc.jsonValue()
    const almost = fc.record(
      {
        id: field,
        score: field,
        totalQuestions: field,
        questions: field,
        userAnswers: field,
        difficulty: field,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(almost, fc.jsonValue()))), (stored) => {
        for (const entry of readHistory(stored)) expect(HistoryEntry.safeParse(entry).error).toBeUndefined()
      }),
    )
  })

  it('reads its own result again without a change', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.jsonValue(), score: fc.jsonValue(), date: fc.string() })),
        (stored) => {
          const read = readHistory(stored)
          expect(readHistory(structuredClone(read))).toEqual(read)
        },
      ),
    )
  })
})

it.each([
  ['exam-1', 'easy', 'easy'],
  ['exam-1', ' Hard ', 'hard'],
  ['exam-1', 'current-affairs', 'current-affairs'],
  ['exam-1', 'Current-Affairs', 'current-affairs'],
  ['current-affairs-17', 'Defence', 'current-affairs'],
  ['exam-1', 'Defence', 'medium'],
  ['exam-1', '', 'medium'],
])('STORE-24 CA-73 counts entry %s of level %j as %s', (id, difficulty, level) => {
  expect(historyLevel({ id, difficulty })).toBe(level)
})

it('STORE-26 keeps id, text, options, correctAnswer and the explanation cut to 200 characters', () => {
  const question = aQuestion({ explanation: 'x'.repeat(201), steps: ['left out'], difficulty: 'hard' })
  const kept = toHistoryQuestion(question)
  expect(kept).toEqual({
    id: question.id,
    text: question.text,
    options: question.options,
    correctAnswer: 0,
    explanation: 'x'.repeat(200),
    trust: 'curated',
  })
  expect(HistoryQuestion.safeParse(kept).success).toBe(true)
})

it('also keeps what a review needs: the topic path and the figure', () => {
  const extras = {
    topicPath: ['Quant', 'Data interpretation'],
    figure: { kind: 'pie' as const, title: 'Rainfall', labels: ['a'], values: [1] },
  }
  expect(toHistoryQuestion(aQuestion(extras))).toMatchObject(extras)
})
