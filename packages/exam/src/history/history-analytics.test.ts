import { describe, expect, it } from 'vitest'
import { anEntry } from '../testing/builders.ts'
import { analyseHistory, confirmedOnly, TOP_TOPICS_SHOWN } from './history-analytics.ts'

const topics = ['Physics', 'Physics', 'Polity', 'Polity', 'Polity', 'Art', 'Physics', 'Maths', 'Maths']
const history = topics.map((topic, index) =>
  anEntry({ id: `${index}`, topic, totalQuestions: 5, percentage: 60 }),
)

describe('analyseHistory', () => {
  it('HISTORY-14 counts tests and questions', () => {
    expect(analyseHistory(history)).toMatchObject({ totalTests: 9, totalQuestions: 45 })
  })

  it('HISTORY-15 averages scores, rounded and capped at 100', () => {
    const average = (...scores: number[]) =>
      analyseHistory(scores.map((percentage) => anEntry({ percentage }))).averageScore
    expect(average(50, 75)).toBe(63)
    expect(average(250, 100)).toBe(100)
    expect(average()).toBe(0)
  })

  it('HISTORY-16 names the 3 topics taken most often', () => {
    expect(analyseHistory(history).topTopics).toEqual([
      { topic: 'Physics', tests: 3 },
      { topic: 'Polity', tests: 3 },
      { topic: 'Maths', tests: 2 },
    ])
    expect(TOP_TOPICS_SHOWN).toBe(3)
  })

  it('HISTORY-16 CA-73 counts by difficulty, a category of current affairs as current-affairs', () => {
    const levels = ['easy', 'hard', 'hard', 'medium'].map((difficulty) => anEntry({ difficulty }))
    const quiz = anEntry({ id: 'current-affairs-1', difficulty: 'Defence' })
    expect(analyseHistory([...levels, quiz]).difficultyCounts).toEqual({
      easy: 1,
      medium: 1,
      hard: 2,
      'current-affairs': 1,
    })
  })

  it('RESULTS-05 leaves out unconfirmed results from an address', () => {
    const forged = anEntry({ unconfirmed: true, percentage: 100 })
    expect(analyseHistory([forged])).toMatchObject({ totalTests: 0, totalQuestions: 0, averageScore: 0 })
    expect(confirmedOnly([forged, anEntry()])).toEqual([anEntry()])
  })
})
