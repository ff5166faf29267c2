import { describe, expect, it } from 'vitest'
import { catalogue } from '../chapters/catalogue.ts'
import { composeQuestion } from './compose-question.ts'
import { defineGenerator } from './define-generator.ts'
import { InexactError } from './values/exact.ts'

const place = { level: 'easy', seed: 'seed', index: 0 } as const
const [entry] = catalogue
if (!entry) throw new Error('the catalogue is empty')

const addition = (changes: { solved?: number; answer?: number; fails?: Error } = {}) =>
  defineGenerator({
    id: 'number/addition',
    version: 3,
    levels: { easy: { max: 9 }, medium: { max: 99 }, hard: { max: 999 } },
    generate(rng, { max }) {
      if (changes.fails) throw changes.fails
      const [a, b] = [rng.int(5, max), rng.int(5, max)]
      const sum = changes.answer ?? a + b
      return {
        given: { a, b },
        prompt: `what is ${a} + ${b}?`,
        answer: sum,
        mistakes: [
          { value: a + b + 10, because: 'ten was carried twice' },
          { value: a + b - 1, because: 'the first number was counted as well' },
          { value: a * b, because: 'the numbers were multiplied' },
        ],
        steps: [`Count on from ${a}`, `by ${b}: ${sum}`],
      }
    },
    solve: ({ a, b }) => changes.solved ?? a + b,
  })

const compose = (changes?: Parameters<typeof addition>[0]) => {
  const composed = composeQuestion(addition(changes), entry, place)
  return 'problem' in composed ? composed.problem : composed.question
}

describe('composeQuestion', () => {
  it('numbers the steps, starts the text with a capital and remembers where the question comes from', () => {
    expect(compose()).toMatchObject({
      text: expect.stringMatching(/^What is \d \+ \d\?$/),
      explanation: expect.stringMatching(/^1\. Count on from \d\n2\. by \d: \d+$/),
      trust: 'computed',
      difficulty: 'easy',
      generator: { type: 'number/addition', version: 1003, level: 'easy', seed: 'seed', index: 0 },
    })
  })

  it('offers no question when the second solver disagrees', () => {
    expect(compose({ solved: 1 })).toContain('the second solver disagrees')
    expect(compose({ solved: Number.NaN })).toContain('the second solver disagrees')
    expect(compose({ answer: 4 })).toContain('the second solver disagrees')
  })

  it('treats numbers that cannot be drawn or written as a failed draw, and any other error as a bug', () => {
    expect(compose({ fails: new RangeError('no draw') })).toContain('no draw')
    expect(compose({ fails: new InexactError('not exact') })).toContain('not exact')
    expect(() => compose({ fails: new TypeError('a fault') })).toThrow('a fault')
  })
})
