import { describe, expect, it } from 'vitest'
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
