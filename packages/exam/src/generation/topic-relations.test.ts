import { describe, expect, it } from 'vitest'
import {
  findRelation,
  RELATED_FALLBACK_LIMIT,
  relatedTopics,
  SEARCH_SUGGESTION_DELAY_MS,
  suggestVariants,
  TOPIC_RELATIONS,
} from './topic-relations.ts'

describe('TOPIC_RELATIONS', () => {
  it('WEAK-13 has the ten built-in topics', () => {
    expect(TOPIC_RELATIONS.map(({ topic }) => topic)).toEqual([
      'Mathematics',
      'Algebra',
      'English',
      'Science',
      'Physics',
      'Chemistry',
      'Biology',
      'History',
      'Geography',
      'General Knowledge',
    ])
  })

  it('WEAK-14 has Physics and Chemistry hard, General Knowledge easy, the rest medium', () => {
    const topicsOf = (level: string) => TOPIC_RELATIONS.filter(({ difficulty }) => difficulty === level)
    expect(topicsOf('hard').map(({ topic }) => topic)).toEqual(['Physics', 'Chemistry'])
    expect(topicsOf('easy').map(({ topic }) => topic)).toEqual(['General Knowledge'])
    expect(topicsOf('medium')).toHaveLength(7)
  })

  it.each(TOPIC_RELATIONS)('WEAK-12 relates $topic to other topics, each once', ({ topic, ...relation }) => {
    expect(relation.relatedTopics.length).toBeGreaterThan(0)
    expect(relation.nextLevel.length).toBeGreaterThan(0)
    for (const list of [relation.relatedTopics, relation.prerequisites, relation.nextLevel]) {
      expect(list).not.toContain(topic)
      expect(new Set(list).size).toBe(list.length)
    }
  })
})

describe('relatedTopics', () => {
  it('WEAK-12 gives the related topics of a built-in topic, ignoring case', () => {
    expect(relatedTopics(' physics ')).toEqual(['Mechanics', 'Electricity', 'Optics', 'Chemistry'])
    expect(findRelation('PHYSICS')?.topic).toBe('Physics')
  })

  it('WEAK-15 falls back to at most 4 topics around one that is not built in', () => {
    expect(relatedTopics('optics')).toEqual(['Physics', 'Mechanics', 'Electricity', 'Chemistry'])
    expect(relatedTopics('Calculus')).toEqual(['Mathematics', 'Algebra', 'Geometry', 'Statistics'])
  })

  it('WEAK-15 falls back to the first 4 of the catalogue for anything else', () => {
    expect(relatedTopics('Knitting')).toEqual(['Mathematics', 'Algebra', 'English', 'Science'])
    expect(RELATED_FALLBACK_LIMIT).toBe(4)
  })
})

it('HOME-11 suggests five variants of a topic', () => {
  expect(suggestVariants(' Optics ')).toEqual([
    { topic: 'Optics', variant: 'fundamentals' },
    { topic: 'Optics', variant: 'advanced' },
    { topic: 'Optics', variant: 'practice-questions' },
    { topic: 'Optics', variant: 'theory' },
    { topic: 'Optics', variant: 'mock-tests' },
  ])
})

it('HOME-09 suggests nothing for a blank topic', () => {
  expect(suggestVariants('  ')).toEqual([])
})

it('HOME-10 suggests after 1 s', () => {
  expect(SEARCH_SUGGESTION_DELAY_MS).toBe(1000)
})
