import { expect, it } from 'vitest'
import { groupByConcept, searchDoubts } from './find-doubts.ts'

const doubt = (id: string, question: string, concepts: string[]) => ({
  id,
  askedAt: `2026-01-0${id}T00:00:00.000Z`,
  answer: {
    question,
    subject: 'Mathematics',
    difficulty: 'Beginner',
    steps: [],
    finalAnswer: '$\\frac{1}{2}$',
    concepts,
    isSampleAnswer: false,
  },
})
const DOUBTS = [
  doubt('3', 'A train crosses a pole', ['Trains']),
  doubt('2', 'Area of a circle', ['Mensuration']),
  doubt('1', 'Two trains meet', ['Trains', 'Speed']),
]
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

it('past doubts are found by every word of the search, in the question, the answer or the concept', () => {
  expect(ids(searchDoubts(DOUBTS, 'train'))).toEqual(['3', '1'])
  expect(ids(searchDoubts(DOUBTS, 'TRAINS meet'))).toEqual(['1'])
  expect(ids(searchDoubts(DOUBTS, '1/2 circle'))).toEqual(['2'])
  expect(searchDoubts(DOUBTS, 'knitting')).toEqual([])
  expect(searchDoubts(DOUBTS, '  ')).toEqual(DOUBTS)
})

it('past doubts are grouped by what they are about, the latest group first', () => {
  expect([...groupByConcept(DOUBTS)].map(([concept, group]) => [concept, ids(group)])).toEqual([
    ['Trains', ['3', '1']],
    ['Mensuration', ['2']],
  ])
})
