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
