import type { ServerQuestion } from '@ekagra/schema/question'
import { expect, it } from 'vitest'
import { keepPassagesTogether, passageOf } from './keep-passages-together.ts'
import { makePaper } from './make-paper.ts'

const question = (id: string, title?: string): ServerQuestion => ({
  id,
  text: id,
  explanation: '',
  difficulty: 'easy',
  trust: 'curated',
  options: ['1', '2', '3', '4'],
  correctIndex: 0,
  ...(title !== undefined && { figure: { kind: 'passage', title, paragraphs: [title] } }),
})

it('puts questions on one passage together and keeps the order of all others', () => {
  const mixed = [
    question('a'),
    question('b', 'Lake'),
    question('c'),
    question('d', 'Hill'),
    question('e', 'Lake'),
    question('f'),
    question('g', 'Lake'),
  ]
  expect(
    keepPassagesTogether(mixed)
      .map(({ id }) => id)
      .join(''),
  ).toBe('abegcdf')
})

it('asks more than one question on most passages of a paper, one after the other', async () => {
  const paper = await makePaper({
    topic: 'reading comprehension',
    difficulty: 'medium',
    count: 12,
    seed: 's',
  })
  const passages = paper?.questions.map(passageOf) ?? []
  const changes = passages.filter((passage, index) => passage !== passages[index - 1])
  expect(passages).toHaveLength(12)
  expect(changes).toEqual([...new Set(passages)])
  expect(changes.length).toBeLessThanOrEqual(8)
})
