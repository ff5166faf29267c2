import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHistory } from '../testing/arbitraries.ts'
import { anEntry } from '../testing/builders.ts'
import * as weakness from './weakness.ts'
import { findWeakTopics, topicStandings } from './weakness.ts'

const NOW = Date.parse('2026-11-15T00:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString()

/** Tests of one topic with 100 questions each, the newest last, one per day before now. */
const scores = (topic: string, list: number[], lastDaysAgo = 0) =>
  list.map((score, index) =>
    anEntry({
      id: `${topic}-${index}`,
      topic,
      score,
      totalQuestions: 100,
      date: daysAgo(lastDaysAgo + list.length - 1 - index),
    }),
  )
const find = (list: number[], lastDaysAgo = 0) => findWeakTopics(scores('Optics', list, lastDaysAgo), NOW)[0]

describe('findWeakTopics', () => {
  it('WEAK-01 flags a topic whose average is below 70', () => {
    expect(find([69])?.reason).toBe('low-average')
    expect(find([70])).toBeUndefined()
  })

  it('WEAK-02 flags a topic whose last score is below 65', () => {
    expect(find([90, 64])?.reason).toBe('recent-dip')
    expect(find([90, 65])).toBeUndefined()
    expect(find([64, 90])).toBeUndefined()
  })

  it('WEAK-03 flags a topic inactive more than 7 days with an average below 80', () => {
    expect(find([79], 8)?.reason).toBe('stale')
    expect(find([79], 7)).toBeUndefined()
    expect(find([80], 8)).toBeUndefined()
  })

  it('WEAK-04 gives up to 3, the weakest first', () => {
    const history = [...scores('A', [60]), ...scores('B', [20]), ...scores('C', [50]), ...scores('D', [40])]
    expect(findWeakTopics(history, NOW).map(({ topic }) => topic)).toEqual(['B', 'D', 'C'])
    expect(findWeakTopics(history, NOW, 10)).toHaveLength(4)
  })

  it('WEAK-05 WEAK-06 suggests 12 easy questions for an average below 50', () => {
    expect(find([49])).toEqual({
      topic: 'Optics',
      reason: 'low-average',
      confidence: 81,
      category: 'weakness',
      suggestedQuestions: 12,
      suggestedDifficulty: 'easy',
    })
    expect(find([50])).toMatchObject({ suggestedQuestions: 10, suggestedDifficulty: 'medium' })
  })

  it('WEAK-07 suggests 10 questions after a recent dip', () => {
    expect(find([90, 60])).toMatchObject({ suggestedQuestions: 10, suggestedDifficulty: 'medium' })
  })

  it('WEAK-08 suggests 8 questions for a stale topic', () => {
    expect(find([75], 9)).toMatchObject({ suggestedQuestions: 8, suggestedDifficulty: 'medium' })
  })

  it.each([
    [0, 90],
    [39, 90],
    [40, 90],
    [41, 89],
    [69, 61],
  ])('WEAK-09 has for an average of %d a confidence of %d', (average, confidence) => {
    expect(find([average])?.confidence).toBe(confidence)
  })

  it('WEAK-01 to WEAK-09 use these numbers', () => {
    expect(weakness).toMatchObject({
      WEAK_TOPICS_SHOWN: 3,
      WEAK_AVERAGE_BELOW: 70,
      WEAK_LAST_SCORE_BELOW: 65,
      STALE_AFTER_DAYS: 7,
      STALE_AVERAGE_BELOW: 80,
      VERY_WEAK_AVERAGE_BELOW: 50,
      SUGGESTED_QUESTIONS: { veryWeak: 12, dip: 10, stale: 8 },
      HIGHEST_CONFIDENCE: 90,
      BASE_CONFIDENCE: 60,
    })
  })

  it('WEAK-10 never counts sample questions', () => {
    const [entry = anEntry()] = scores('Optics', [20])
    expect(findWeakTopics([{ ...entry, counted: { score: 0, totalQuestions: 0 } }], NOW)).toEqual([])
    expect(findWeakTopics([{ ...entry, counted: { score: 4, totalQuestions: 5 } }], NOW)).toEqual([])
    expect(findWeakTopics([{ ...entry, counted: { score: 1, totalQuestions: 5 } }], NOW)).toHaveLength(1)
  })

  it('RESULTS-05 never counts a result from an address, nor one without a topic', () => {
    const [entry = anEntry()] = scores('Optics', [20])
    expect(findWeakTopics([{ ...entry, unconfirmed: true }], NOW)).toEqual([])
    expect(findWeakTopics([{ ...entry, topic: 'Unknown Topic' }], NOW)).toEqual([])
  })

  it('WEAK-04 gives distinct topics and never more than 3, whatever the history', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const topics = findWeakTopics(history, NOW).map(({ topic }) => topic.toLowerCase())
        expect(topics.length).toBeLessThanOrEqual(3)
        expect(new Set(topics).size).toBe(topics.length)
        expect(topics).not.toContain('unknown topic')
      }),
    )
  })
})

describe('topicStandings', () => {
  it('averages the tests of a topic, ignoring case, and finds the last by date', () => {
    const history = [
      anEntry({ topic: 'Optics', score: 1, totalQuestions: 3, date: daysAgo(5) }),
      anEntry({ topic: ' OPTICS', score: 2, totalQuestions: 2, date: daysAgo(1) }),
      anEntry({ topic: 'optics', score: 0, totalQuestions: 2, date: daysAgo(3) }),
    ]
    expect(topicStandings(history)).toEqual([
      {
        topic: ' OPTICS',
        tests: 3,
        average: (33 + 100 + 0) / 3,
        last: 100,
        lastTaken: Date.parse(daysAgo(1)),
      },
    ])
  })
})
