import { describe, expect, it } from 'vitest'
import { makePaper } from '../paper/make-paper.ts'
import { saidPlainly } from './said-plainly.ts'

describe('other words for one side of a list', () => {
  it.each([
    ['folk dances state wise', 'folk dances and states'],
    ['battles year wise', 'battles and years'],
    ['delhi sultanate dynasties in chronological order', 'delhi sultanate dynasties in order'],
    ['newspapers with their founders', 'newspapers and founders'],
    ['congress sessions 1885 to 1947', 'congress sessions'],
  ])('%s can be said as %s', (typed, said) => {
    expect(saidPlainly(typed)).toContain(said)
  })

  it('leaves a topic alone that asks for no side', () => {
    expect(saidPlainly('photosynthesis')).toEqual([])
  })
})

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
