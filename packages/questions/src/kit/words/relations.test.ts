import { describe, expect, it } from 'vitest'
import { fits, relation } from './relation.ts'
import { answersOf, holds, readingsOf, relations, relationsOf } from './relations.ts'

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

describe('a relation', () => {
  const sounds = relation('sound', 'is the sound of the first', 'dog>bark/growl, *cat > mew')

  it('is read from its table', () => {
    expect(sounds).toEqual({
      id: 'sound',
      told: 'is the sound of the first',
      pairs: [
        { first: 'dog', second: 'bark', also: ['growl'], isKnown: false },
        { first: 'cat', second: 'mew', also: [], isKnown: true },
      ],
    })
  })

  it('fits its pairs and what is also right, in one direction', () => {
    expect(fits(sounds, 'dog', 'bark')).toBe(true)
    expect(fits(sounds, 'dog', 'growl')).toBe(true)
    expect(fits(sounds, 'cat', 'bark')).toBe(false)
    expect(fits(sounds, 'bark', 'dog')).toBe(false)
  })

  it('can be read from right to left', () => {
    const [straight, turned] = [
      { relation: sounds, turned: false },
      { relation: sounds, turned: true },
    ]
    expect(holds(straight, 'dog', 'bark')).toBe(true)
    expect(holds(straight, 'bark', 'dog')).toBe(false)
    expect(holds(turned, 'bark', 'dog')).toBe(true)
    expect(holds(turned, 'dog', 'bark')).toBe(false)
    expect(answersOf(straight, 'dog')).toEqual(['bark'])
    expect(answersOf(turned, 'bark')).toEqual(['dog'])
    expect(answersOf(turned, 'growl')).toEqual([])
    expect(answersOf(straight, 'bark')).toEqual([])
  })

  it('is found between two words of the tables, whichever comes first', () => {
    const [first] = relations
    const [pair] = first?.pairs ?? []
    if (!first || !pair) throw new Error('there are no relations')
    expect(readingsOf(pair.first, pair.second)).toContainEqual({ relation: first, turned: false })
    expect(readingsOf(pair.second, pair.first)).toContainEqual({ relation: first, turned: true })
    expect(readingsOf(pair.first, 'no such word')).toEqual([])
  })

  it('has a level, and each level has enough of them', () => {
    const levels = (['easy', 'medium', 'hard'] as const).map((level) =>
      relationsOf(level).map(({ id }) => id),
    )
    expect(levels.map(({ length }) => length)).toEqual([14, 17, 12])
    expect(levels[0]).toContain('young')
    expect(levels[2]).not.toContain('young')
    expect(new Set(levels.flat()).size).toBe(relations.length)
  })

  it('leaves what everybody knows out of the hard level', () => {
    const pairs = relationsOf('hard').flatMap((one) => one.pairs)
    expect(pairs.filter(({ isKnown }) => isKnown)).toEqual([])
    expect(relationsOf('medium').flatMap((one) => one.pairs.filter(({ isKnown }) => isKnown))).not.toEqual([])
    expect(
      relationsOf('hard')
        .filter((one) => one.pairs.length < 11)
        .map(({ id }) => id),
    ).toEqual([])
  })
})
