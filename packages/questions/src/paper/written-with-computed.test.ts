import { describe, expect, it } from 'vitest'
import { openTopic } from './open-topic.ts'

describe('the name of a computed type', () => {
  it('means the written questions on the same concepts too, so that a set asks in several ways', async () => {
    const opened = await openTopic('hcf')
    const ids = opened?.sections.flatMap(({ types }) => types.map(({ entry }) => entry.id))
    expect(ids).toEqual(['number/highest-common-factor', 'bank/hcf-lcm-problems'])
  })

  it('does not mean the rest of its chapter', async () => {
    const opened = await openTopic('dishonest shopkeeper')
    const ids = opened?.sections.flatMap(({ types }) => types.map(({ entry }) => entry.id))
    expect(ids).toContain('arithmetic/dishonest-dealer')
    expect(ids).not.toContain('bank/stocks-and-shares')
  })
})
