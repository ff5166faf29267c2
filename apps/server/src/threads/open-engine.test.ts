import { makePaper } from '@ekagra/questions/paper/make-paper'
import { afterAll, describe, expect, it } from 'vitest'
import { openEngine } from './open-engine.ts'

describe('the engine in threads of its own', () => {
  const engine = openEngine()
  afterAll(() => engine.close())

  it('gives the same questions as in this thread', async () => {
    const request = { topic: 'percentages', difficulty: 'medium', count: 5, seed: 'seven' } as const
    expect(await engine.makePaper(request)).toEqual(await makePaper(request))
    expect(await engine.makePaper({ ...request, topic: 'quidditch' })).toBeNull()
  })

  it('writes notes and solves doubts', async () => {
    const options = { difficulty: 'beginner', includeExamples: true, includeQuestions: true } as const
    const notes = await engine.makeNotes({
      topic: 'percentages',
      noteType: 'comprehensive',
      seed: 's',
      ...options,
    })
    expect(notes?.content).toMatch(/^#/m)
    expect(await engine.solveDoubt('What is 15% of 240?')).toMatchObject({
      finalAnswer: expect.stringMatching('36'),
    })
  })

  it('makes a set while the first doubt still loads the tables', async () => {
    const fresh = openEngine()
    await fresh.warmUp()
    const order: string[] = []
    await Promise.all([
      fresh.solveDoubt('Which river does the old ferry of the tale cross?').then(() => order.push('doubt')),
      fresh
        .makePaper({ topic: 'averages', difficulty: 'easy', count: 5, seed: 's' })
        .then(() => order.push('set')),
    ])
    await fresh.close()
    expect(order).toEqual(['set', 'doubt'])
  })

  it('leaves this thread free while it makes large sets', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 5)
    const request = { topic: 'time and work', difficulty: 'hard', count: 75 } as const
    await Promise.all(
      Array.from({ length: 10 }, (_, learner) => engine.makePaper({ ...request, seed: `${learner}` })),
    )
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  })
})
