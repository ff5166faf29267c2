import { expect, it } from 'vitest'
import { solveDoubt } from '../doubt/solve-doubt.ts'
import { planImport, toQuestion } from './plan-import.ts'
import { readQuestions } from './read/read-questions.ts'

const PAPER = `1. What is 25% of 80?
(a) 10 (b) 20 (c) 30 (d) 40
2. What is 15% of 200?
(a) 10 (b) 20 (c) 30 (d) 40
Ans. (c)
3. Find the HCF of 36 and 48.
(a) 6 (b) 12 (c) 24 (d) 4
Ans. (a)
4. Who wrote the novel of this village?
(a) Ram (b) Shyam (c) Mohan (d) Sohan
Ans. (d)
5. Who wrote the poem of this village?
(a) Ram (b) Shyam (c) Mohan (d) Sohan
`

it('works a missing key out, confirms or doubts the key of the file, and asks for the rest', async () => {
  const read = readQuestions(PAPER)
  if (!read) throw new Error('the paper was not read')
  const plan = await planImport(read, (text) => solveDoubt(text))
  expect(plan.questions.map(({ key, keyFrom, trust }) => ({ key, keyFrom, trust }))).toEqual([
    { key: 1, keyFrom: 'engine', trust: 'computed' },
    { key: 2, keyFrom: 'both', trust: 'cross-checked' },
    { key: 0, keyFrom: 'file', trust: 'unverified' },
    { key: 3, keyFrom: 'file', trust: 'unverified' },
    { key: null, keyFrom: 'none', trust: 'unverified' },
  ])
  expect(plan.problems).toEqual([
    { row: 6, kind: 'key-doubted', detail: 'A → B: Find the HCF of 36 and 48.' },
    { row: 12, kind: 'no-key', detail: 'Who wrote the poem of this village?' },
  ])
})

it('makes questions of the app that name the file, and none without a key', async () => {
  const read = readQuestions(PAPER)
  const plan = await planImport(read ?? { format: 'csv', questions: [], problems: [] }, () => null)
  const questions = plan.questions.map((question) => toQuestion(question, { id: 'q', source: 'SSC 2019' }))
  expect(questions.map((question) => question?.correctAnswer ?? null)).toEqual([null, 2, 0, 3, null])
  expect(questions[1]).toMatchObject({
    source: { title: 'SSC 2019' },
    trust: 'unverified',
    difficulty: 'medium',
  })
})
