import { describe, expect, it } from 'vitest'
import { relations } from './relations.ts'

describe('the relations of words', () => {
  it('are at least thirty, with at least twelve pairs each', () => {
    expect(relations.length).toBeGreaterThanOrEqual(30)
    expect(relations.filter(({ pairs }) => pairs.length < 12).map(({ id }) => id)).toEqual([])
  })

  it.each(relations)('$id gives every word one answer and refers only to words of the table', ({ pairs }) => {
    const firsts = pairs.map(({ first }) => first)
    expect(firsts).toEqual([...new Set(firsts)])
    expect(pairs.flatMap(({ first, second, also }) => [first, second, ...also])).not.toContain('')
    for (const { second, also } of pairs) expect(also).not.toContain(second)
  })
})
