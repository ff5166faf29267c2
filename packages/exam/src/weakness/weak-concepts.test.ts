import type { HistoryEntry, HistoryQuestion } from '@ekagra/schema/history-entry'
import { describe, expect, it } from 'vitest'
import { findWeakConcepts } from './weak-concepts.ts'

const asked = (concept: string | undefined, type = 'Rights', trust: HistoryQuestion['trust'] = 'curated') =>
  ({
    id: 'q',
    text: 'x',
    options: ['a', 'b', 'c', 'd'],
    correctAnswer: 1,
    explanation: '',
    trust,
    topicPath: ['General Awareness', 'Indian Polity', type],
    ...(concept && { concept }),
  }) satisfies HistoryQuestion

const entry = (questions: HistoryQuestion[], userAnswers: (number | null)[]): HistoryEntry => ({
  id: 'e',
  title: 'Polity',
  topic: 'Polity',
  score: 0,
  totalQuestions: questions.length,
  date: '2026-11-14T10:00:00Z',
  timeSpent: '5:00',
  difficulty: 'easy',
  percentage: 0,
  deviceType: 'mobile',
  questions,
  userAnswers,
})

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)

describe('findWeakConcepts', () => {
  it('lists concepts below the goal, the weakest first, over all tests', () => {
    const history = [
      entry([...times(3, asked('Writs')), ...times(4, asked('Preamble'))], [1, 0, 0, 1, 1, 1, 1]),
      entry([asked('Writs'), ...times(4, asked('Emergency'))], [null, 1, 1, 0, 0]),
    ]
    expect(findWeakConcepts(history)).toEqual([
      { concept: 'Writs', chapter: 'Indian Polity', right: 1, asked: 4 },
      { concept: 'Emergency', chapter: 'Indian Polity', right: 2, asked: 4 },
    ])
  })

  it('counts a question without a concept for its type, and leaves samples out', () => {
    const history = [
      entry([...times(4, asked(undefined, 'Amendments')), asked('Writs', 'Rights', 'sample')], times(5, 0)),
    ]
    expect(findWeakConcepts(history)).toEqual([
      { concept: 'Amendments', chapter: 'Indian Polity', right: 0, asked: 4 },
    ])
  })

  it('counts a question under the name that its chapter has now', () => {
    const chapterToday = (chapter: string, type: string) =>
      chapter === 'Indian Polity' && type === 'Rights' ? 'Constitution' : chapter
    expect(findWeakConcepts([entry(times(4, asked('Writs')), times(4, 0))], chapterToday)).toEqual([
      { concept: 'Writs', chapter: 'Constitution', right: 0, asked: 4 },
    ])
  })

  it('says nothing after fewer than four questions', () => {
    expect(findWeakConcepts([entry(times(3, asked('Writs')), times(3, 0))])).toEqual([])
  })
})

it('puts the lowest share first, of equal shares the one asked more often, and counts no sample', () => {
  const times = (concept: string, count: number) => Array.from({ length: count }, () => asked(concept))
  const questions = [...times('half', 12), ...times('most', 6), ...times('few', 4), ...times('many', 8)]
  const right = [6, 4, 1, 2]
  const answers = [12, 6, 4, 8].flatMap((count, at) =>
    Array.from({ length: count }, (_, index) => (index < (right[at] ?? 0) ? 1 : 0)),
  )
  const order = (...more: HistoryEntry[]) =>
    findWeakConcepts([entry(questions, answers), ...more]).map(({ concept }) => concept)
  const found = order()
  expect(found.slice(0, 3)).toEqual(['many', 'few', 'half'])
  const samples = Array.from({ length: 9 }, () => asked('sample', 'Rights', 'sample'))
  expect(order(entry(samples, []))).toEqual(found)
})
