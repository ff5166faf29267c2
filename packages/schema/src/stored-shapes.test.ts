import { describe, expect, it } from 'vitest'
import { Bookmark } from './bookmark.ts'
import { CurrentAffairsRecord } from './current-affairs-record.ts'
import { Note } from './note.ts'
import { Report } from './report.ts'
import { MockTestData, Recommendation, TopicPerformance } from './session/mock-test-data.ts'
import { RecentTest } from './session/recent-test.ts'
import { SessionProgress } from './session/session-progress.ts'
import { WeaknessSuggestion } from './weakness-suggestion.ts'

const shapes = [
  {
    name: 'NOTES-30 a note',
    schema: Note,
    whole: { id: 'n', title: 't', content: '# t', tags: ['study'], lastUpdated: '2026-11-15T00:00:00.000Z' },
  },
  {
    name: 'HOME-21 a recent test card',
    schema: RecentTest,
    whole: {
      id: 'e',
      title: 'Optics',
      questions: 10,
      time: '5:30',
      category: 'hard',
      score: 70,
      date: '2026-11-15T00:00:00.000Z',
      deviceType: 'mobile',
    },
  },
  {
    name: 'STORE-20 mock test data',
    schema: MockTestData,
    whole: { timeLimit: 600, actualTimeSpent: 480, recommendations: [{ text: 'Read on' }] },
  },
  {
    name: 'RESULTS-24 a topic performance',
    schema: TopicPerformance,
    whole: { topic: 'Optics', correct: 1, total: 2 },
  },
  {
    name: 'WEAK-05 a weakness suggestion',
    schema: WeaknessSuggestion,
    whole: {
      topic: 'Optics',
      reason: 'stale',
      confidence: 60,
      category: 'weakness',
      suggestedQuestions: 8,
      suggestedDifficulty: 'medium',
    },
  },
  {
    name: 'REPORT-07 a report',
    schema: Report,
    whole: {
      contentId: 'q-1',
      contentType: 'question',
      contentPreview: 'Who?...',
      reason: 'spam',
      details: '',
      includeContact: false,
      timestamp: '2026-11-15T00:00:00.000Z',
      userAgent: 'Browser',
      url: '/',
    },
  },
  {
    name: 'CA-71 a current-affairs record',
    schema: CurrentAffairsRecord,
    whole: {
      id: 'current-affairs-1',
      title: 't',
      topic: 't',
      date: '2026-11-15T00:00:00.000Z',
      score: 1,
      totalQuestions: 1,
      timeSpent: '01:05',
      difficulty: 'Defence',
      deviceType: 'mobile',
      questions: [],
      userAnswers: [null],
      percentage: 100,
    },
  },
  {
    name: 'session progress',
    schema: SessionProgress,
    whole: { index: 0, answers: [null, 3], checked: [], visited: [true], marked: [] },
  },
]

describe.each(shapes)('$name', ({ schema, whole }) => {
  it('is accepted when complete', () => {
    expect(schema.parse(whole)).toEqual(whole)
  })

  it.each(Object.keys(whole))('needs its %s', (field) => {
    expect(schema.safeParse({ ...whole, [field]: undefined }).success).toBe(false)
  })

  it('accepts no other field', () => {
    expect(schema.safeParse({ ...whole, other: 1 }).success).toBe(false)
  })
})

it('STORE-05 a bookmark needs nothing but an id', () => {
  expect(Bookmark.safeParse({ id: 'q-1' }).success).toBe(true)
  expect(Bookmark.safeParse({ id: '' }).success).toBe(false)
})

it('WEAK-16 WEAK-17 WEAK-19 a recommendation has text and an optional action with defaults', () => {
  expect(Recommendation.parse({ text: 'Read on' })).toEqual({ text: 'Read on' })
  expect(
    Recommendation.parse({ text: 'Practise', action: { type: 'practice', topic: 'Optics' } }).action,
  ).toEqual({
    type: 'practice',
    topic: 'Optics',
    difficulty: 'medium',
    questionCount: 10,
  })
  expect(Recommendation.parse({ text: 'Read', action: { type: 'notes', topic: 'Optics' } }).action).toEqual({
    type: 'notes',
    topic: 'Optics',
    category: 'general',
  })
})

it("CA-69 a current-affairs record's id begins with current-affairs-", () => {
  const whole = shapes.find(({ schema }) => schema === CurrentAffairsRecord)?.whole
  expect(CurrentAffairsRecord.safeParse({ ...whole, id: 'exam-1' }).success).toBe(false)
})

it('STORE-20 both shapes of a recommended action are read', () => {
  const practice = { topic: 'Optics', difficulty: 'hard', questionCount: 5 }
  const flat = Recommendation.parse({ text: 'Again', action: { type: 'practice', ...practice } })
  expect(Recommendation.parse({ text: 'Again', action: { type: 'practice', data: practice } })).toEqual(flat)
  expect(Recommendation.safeParse({ text: 'Again', action: { type: 'dance', data: practice } }).success).toBe(
    false,
  )
})
