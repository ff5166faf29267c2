import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import { count, money, quantity, rounded, type Value } from '../values/value.ts'
import { buildOptions, type OptionsRequest } from './build-options.ts'

const build = (request: OptionsRequest, seed = 'seed') => {
  const options = buildOptions(request, createRandom(seed))
  if ('problem' in options) throw new Error(options.problem)
  return options
}

/** The option texts over many seeds. */
const manyTexts = (request: OptionsRequest): string[] => [
  ...new Set(range(1, 60).flatMap((seed) => build(request, String(seed)).texts)),
]

const mistake = (value: OptionsRequest['answer']) => ({ value, because: `leads to ${String(value)}` })

describe('buildOptions', () => {
  it('offers the answer and three mistakes, each with its reason', () => {
    const options = build({
      answer: 'uncle',
      mistakes: [mistake('aunt'), mistake('nephew'), mistake('father')],
    })
    expect([...options.texts].sort()).toEqual(['aunt', 'father', 'nephew', 'uncle'])
    expect(options.texts[options.correctIndex]).toBe('uncle')
    expect(options.misconceptions[options.correctIndex]).toBeNull()
    expect(options.misconceptions.filter((because) => because !== null)).toHaveLength(3)
  })

  it('gives bare numbers the unit of the answer', () => {
    const options = build({ answer: quantity(1, 'day'), mistakes: [mistake(2), mistake(3), mistake(4)] })
    expect([...options.texts].sort()).toEqual(['1 day', '2 days', '3 days', '4 days'])
  })

  it('drops mistakes that equal the answer, or each other in another unit', () => {
    const options = build({
      answer: quantity(1.5, 'km'),
      mistakes: [
        mistake(quantity(1500, 'm')),
        mistake(quantity(2, 'km')),
        mistake(quantity(2000, 'm')),
        mistake(3),
        mistake(4),
      ],
    })
    expect(options.texts).not.toContain('1,500 m')
    expect(options.texts).not.toContain('2,000 m')
  })

  it('drops values that would also be right', () => {
    const isEven = (value: Value) => value.kind === 'measure' && Number(value.amount.rational) % 2 === 0
    const offered = manyTexts({ answer: 8, mistakes: [2, 4, 6, 3, 5, 7].map(mistake), accepts: isEven })
    expect(offered).not.toContain('2')
    expect(offered).not.toContain('4')
    expect(offered).not.toContain('6')
  })

  it('drops impossible, negative and out-of-bounds values', () => {
    const impossible = [Number.NaN, Number.POSITIVE_INFINITY, -4, 0, Math.PI].map(mistake)
    const positive = manyTexts({ answer: 4, mistakes: [...impossible, ...[1, 2, 3].map(mistake)] })
    expect(positive.filter((text) => !/^[1-9]\d*$/.test(text))).toEqual([])
    const bounded = manyTexts({ answer: 4, within: [0, 9], mistakes: [10, 25, 0, 1, 9].map(mistake) })
    expect(bounded.filter((text) => !/^\d$/.test(text))).toEqual([])
    expect(bounded).toContain('0')
  })

  it('offers only whole paise and whole people', () => {
    const prices = manyTexts({ answer: money(100), mistakes: [100 / 3, 50, 150, 33.333, 25].map(mistake) })
    expect(prices.filter((text) => text.includes('33'))).toEqual([])
    const heads = manyTexts({ answer: count(7), mistakes: [3.5, 10.5, 14, 2, 20].map(mistake) })
    expect(heads.filter((text) => text.includes('.'))).toEqual([])
  })

  it('keeps the options of a rounded answer at a distance from it', () => {
    const options = build({ answer: rounded(2.45, 2), mistakes: [2.46, 2.44, 2.5, 3, 2, 1.5].map(mistake) })
    expect(options.texts).not.toContain('2.46')
    expect(options.texts).not.toContain('2.44')
    expect(options.texts).not.toContain('2.50')
  })

  it('adds a near miss, without a reason, only when there are too few mistakes', () => {
    const options = build({ answer: 840, mistakes: [mistake(420), mistake(1680)] })
    expect(options.misconceptions.filter((because) => because !== null)).toHaveLength(2)
    expect(new Set(options.texts).size).toBe(4)
  })

  it('reports an exhausted pool instead of looping', () => {
    expect(buildOptions({ answer: 'uncle', mistakes: [mistake('aunt')] }, createRandom('x'))).toEqual({
      problem: 'only 1 wrong options for uncle',
    })
  })

  it('puts the answer at every rank and position equally often when mistakes are on both sides', () => {
    const draws = range(1, 1200).map((seed) =>
      build({ answer: 50, mistakes: [10, 25, 40, 60, 75, 100].map(mistake) }, String(seed)),
    )
    const share = (count: number) => count / draws.length
    for (const place of [0, 1, 2, 3]) {
      expect(share(draws.filter(({ correctIndex }) => correctIndex === place).length)).toBeCloseTo(0.25, 1)
      const atRank = draws.filter(
        ({ texts }) => texts.filter((text) => Number(text) < 50).length === place,
      ).length
      expect(share(atRank)).toBeGreaterThan(0.17)
      expect(share(atRank)).toBeLessThan(0.33)
    }
  })

  it('keeps at least two named mistakes even if the answer is then at one end', () => {
    for (const seed of range(1, 100)) {
      const { misconceptions } = build({ answer: 5, mistakes: [60, 75, 100].map(mistake) }, String(seed))
      expect(misconceptions.filter((because) => because !== null).length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('the pool of wrong options', () => {
  it('has limits in the unit of the answer, both included', () => {
    const offered = manyTexts({
      answer: quantity(2, 'km'),
      within: [1, 3],
      mistakes: [0.5, 0.9, 1, 3, 3.1, 4, 1.5, 2.5].map(mistake),
    })
    expect(offered).toContain('1 km')
    expect(offered).toContain('3 km')
    expect(offered.filter((text) => ['0.5 km', '0.9 km', '3.1 km', '4 km'].includes(text))).toEqual([])
  })

  it('has values on both sides of 0 only if the answer is not positive or the limits say so', () => {
    const mistakes = [-6, -3, 0, 3, 6].map(mistake)
    const all = ['−6', '−3', '0', '3', '6']
    expect(manyTexts({ answer: -4, mistakes })).toEqual(expect.arrayContaining(all))
    expect(manyTexts({ answer: 0, mistakes })).toEqual(expect.arrayContaining(all))
    expect(manyTexts({ answer: 4, mistakes }).filter((text) => /−|^0/.test(text))).toEqual([])
    expect(manyTexts({ answer: 4, within: [-9, 9], mistakes })).toContain('−6')
  })

  it('has near misses only if fewer than three mistakes are on each side of the answer', () => {
    const isNamed = (mistakes: readonly number[]) =>
      range(1, 40).every((seed) =>
        build({ answer: 50, mistakes: mistakes.map(mistake) }, String(seed)).misconceptions.every(
          (because, index, all) => because !== null || index === all.indexOf(null),
        ),
      )
    expect(isNamed([10, 25, 40, 60, 75, 90])).toBe(true)
    expect(isNamed([10, 25, 60, 75, 90])).toBe(false)
    expect(isNamed([10, 25, 40, 60, 75])).toBe(false)
  })

  it('finds three values without a reason even when all of them lie on one side of the answer', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { texts } = build({ answer: 0, mistakes: [], others: range(0, 7), within: [0, 7] }, String(seed))
      expect(texts).toHaveLength(4)
      expect(new Set(texts).size).toBe(4)
    }
  })

  it('has no near misses where the author gives three other values', () => {
    const { texts, misconceptions, correctIndex } = build({
      answer: 50,
      mistakes: [],
      others: [10, 60, 90],
    })
    expect([...texts].sort()).toEqual(['10', '50', '60', '90'])
    expect(misconceptions).toEqual([null, null, null, null])
    expect(texts[correctIndex]).toBe('50')
    const offered = manyTexts({ answer: 50, mistakes: [], others: [10, 60] })
    expect(offered.length).toBeGreaterThan(4)
  })

  it('has as many values without a reason below the answer as above it', () => {
    for (const seed of range(1, 60)) {
      const others = [1, 2, 3, 4, 5, 60, 70, 80, 90]
      const { texts } = build({ answer: 50, mistakes: [], others }, String(seed))
      const below = texts.filter((text) => Number(text) < 50).length
      expect([1, 2]).toContain(below)
    }
  })

  it('keeps an option of a rounded answer that is three hundredths away, on either side of 0', () => {
    const shares = [0.96, 0.98, 1.02, 1.04, 1.2, 0.8]
    for (const sign of [1, -1]) {
      const offered = manyTexts({
        answer: rounded(sign * 100, 0),
        mistakes: shares.map((share) => mistake(sign * share * 100)),
      })
      const written = (size: number) => `${sign < 0 ? '−' : ''}${size}`
      expect(offered).toContain(written(96))
      expect(offered).toContain(written(104))
      expect(offered).not.toContain(written(98))
      expect(offered).not.toContain(written(102))
    }
  })

  it('keeps pictures in the order in which they are drawn', () => {
    const written = [1, 3, 4].map((number) => ({ text: `Picture ${number}`, because: `picture ${number}` }))
    for (const seed of range(1, 10)) {
      expect(build({ answer: 'Picture 2', mistakes: [], written }, String(seed))).toMatchObject({
        texts: ['Picture 1', 'Picture 2', 'Picture 3', 'Picture 4'],
        correctIndex: 1,
        misconceptions: ['picture 1', null, 'picture 3', 'picture 4'],
      })
    }
    const mixed = [{ text: 'Picture 1 and 2', because: null }, ...written.slice(1)]
    const orders = range(1, 30).map((seed) =>
      build({ answer: 'Picture 2', mistakes: [], written: mixed }, String(seed)),
    )
    expect(new Set(orders.map(({ texts }) => texts.join())).size).toBeGreaterThan(5)
  })
})
