import { describe, expect, it } from 'vitest'
import { findWeakTopics } from '../weakness/weakness.ts'
import { levelOfSet, topicOfSet } from './question-set.ts'

describe('a set of questions', () => {
  it('has the topic that all its questions share, else its own name', () => {
    expect(topicOfSet('review', ['Optics', 'Optics'])).toBe('Optics')
    expect(topicOfSet('review', ['Optics', 'Algebra'])).toBe('Review queue')
    expect(topicOfSet('bookmarks', [])).toBe('Bookmarked questions')
  })

  it('has the level of most of its questions', () => {
    expect(levelOfSet([{ difficulty: 'hard' }, { difficulty: 'medium' }, { difficulty: 'hard' }])).toBe(
      'hard',
    )
    expect(levelOfSet([{ difficulty: 'hard' }, { difficulty: 'medium' }])).toBe('medium')
    expect(levelOfSet([])).toBe('easy')
  })

  it('is never a weak topic, because it names no subject', () => {
    const failed = (topic: string) => ({
      id: topic,
      title: topic,
      topic,
      score: 0,
      totalQuestions: 10,
      date: '2026-11-14T10:00:00Z',
      timeSpent: '5:00',
      difficulty: 'easy',
      percentage: 0,
      deviceType: 'mobile' as const,
    })
    const history = [failed('Review queue'), failed('Bookmarked questions'), failed('Optics')]
    expect(findWeakTopics(history, Date.UTC(2026, 10, 15)).map(({ topic }) => topic)).toEqual(['Optics'])
  })
})

it('takes the easiest level for a set without questions', () => {
  expect(levelOfSet([])).toBe('easy')
})
