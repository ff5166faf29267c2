import { expect, it } from 'vitest'
import { makePaper } from './make-paper.ts'

it.each([
  ['folk dances state wise', 'folk dances and states'],
  ['harappan sites rivers', 'harappan sites and rivers'],
  ['international organisations hq', 'international organisations and headquarters'],
])('%s is served like %s', async (typed, said) => {
  const ask = (topic: string) => makePaper({ topic, difficulty: 'medium', count: 10, seed: '1' })
  const paper = await ask(typed)
  expect(paper?.questions).toHaveLength(10)
  expect(paper?.resolvedTopic).toBe((await ask(said))?.resolvedTopic)
})

it('India Bulk asks as often about each of the chapters behind the categories of current affairs', async () => {
  const paper = await makePaper({ topic: 'India Bulk', difficulty: 'medium', count: 28, seed: '1' })
  const counts = Map.groupBy(paper?.questions ?? [], ({ topicPath }) => topicPath?.[1])
  expect([...counts.values()].map(({ length }) => length)).toEqual(Array.from({ length: 14 }, () => 2))
  expect([...counts.keys()]).toContain('Government Schemes')
  expect([...counts.keys()]).not.toContain('General Science')
})
