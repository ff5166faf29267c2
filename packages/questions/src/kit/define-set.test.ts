import { describe, expect, it } from 'vitest'
import { composeQuestion } from './compose-question.ts'
import { defineSet } from './define-set.ts'
import { createRandom } from './random/random.ts'

/** Three questions on one number, which is drawn once for all of them. */
function numbers() {
  let stems = 0
  const generator = defineSet({
    id: 'test/numbers',
    version: 2,
    set: { size: 2, span: 3 },
    levels: { easy: 10, medium: 100, hard: 1000 },
    generate(rng, max) {
      stems++
      const number = rng.int(max, 2 * max)
      return [1, 2, 3].map((times) => ({
        given: { number, times },
        prompt: `What is ${times} × ${number}?`,
        answer: times * number,
        mistakes: [5, 7, -3, -4].map((off) => ({
          value: times * number + off,
          because: 'it was miscounted',
        })),
        steps: [`It is ${times * number}`],
      }))
    },
    solve: ({ number, times }) => number * times,
  })
  return { generator, countStems: () => stems }
}

describe('defineSet', () => {
  const entry = { subject: 'Mathematics', chapter: 'Numbers', title: 'Sets' }
  const compose = (generator: ReturnType<typeof numbers>['generator'], index: number, seed = 'a') => {
    const composed = composeQuestion(generator, entry, { level: 'medium', seed, index })
    return 'problem' in composed ? expect.fail(composed.problem) : composed.draw.given
  }

  it('asks questions whose indices lie in one span on the same stem, which is made once', () => {
    const { generator, countStems } = numbers()
    const first = compose(generator, 0)
    expect(first).toMatchObject({ times: 1 })
    expect(compose(generator, 1)).toEqual({ ...Object(first), times: 2 })
    expect(compose(generator, 2)).toEqual({ ...Object(first), times: 3 })
    expect(countStems()).toBe(1)
    expect(compose(generator, 3)).not.toMatchObject({ number: Object(first).number })
    expect(countStems()).toBe(2)
    expect(compose(generator, 0)).toEqual(first)
    expect(compose(generator, 0, 'b')).not.toEqual(first)
  })

  it('gives the first question of a new stem to whoever asks for no set', () => {
    const { generator, countStems } = numbers()
    const draws = ['a', 'b'].map((key) => generator.draw('easy', createRandom(key)))
    expect(draws.map(({ given }) => given)).toMatchObject([{ times: 1 }, { times: 1 }])
    expect(countStems()).toBe(2)
    expect(draws[0]?.solve()).toBe(draws[0]?.answer)
    expect(draws[0]?.concepts).toEqual([])
  })

  it('says so when a stem has no further question', () => {
    const { generator } = numbers()
    const random = createRandom('a')
    expect(() => generator.draw('easy', random, undefined, { key: 'k', random, number: 3 })).toThrow(
      new RangeError('test/numbers has only 3 questions on this stem'),
    )
  })

  it('is a computed type without concepts that never ends', () => {
    const { generator } = numbers()
    expect(generator).toMatchObject({
      id: 'test/numbers',
      version: 2,
      trust: 'computed',
      set: { size: 2, span: 3 },
    })
    expect(generator.size()).toBe(Number.POSITIVE_INFINITY)
    expect([...generator.concepts()]).toEqual([])
    expect(generator.count('numbers')).toBe(0)
  })
})
