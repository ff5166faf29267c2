import { describe, expect, it } from 'vitest'
import { defineGenerator } from './define-generator.ts'
import { createRandom } from './random/random.ts'
import { say } from './wording/say.ts'

const multiples = defineGenerator({
  id: 'test/multiples',
  version: 1,
  concepts: ['divisibility', 'divisibility-by-11'],
  levels: { easy: null, medium: null, hard: null },
  generate(rng) {
    const divisor = rng.pick([9, 11])
    return {
      concept: divisor === 11 ? ['divisibility-by-11', 'divisibility'] : 'divisibility',
      given: { divisor },
      prompt: say`What is 2 × ${divisor}?`,
      answer: 2 * divisor,
      mistakes: [],
      steps: [],
    }
  },
  solve: ({ divisor }) => divisor + divisor,
})

describe('a form that names a narrow concept and a wider one', () => {
  const drawTen = (concept: string) =>
    Array.from({ length: 10 }, (_, index) => multiples.draw('easy', createRandom(`seed ${index}`), concept))

  it('is drawn for the narrow concept alone, which comes first', () => {
    for (const { concepts, answer } of drawTen('divisibility-by-11')) {
      expect(concepts).toEqual(['divisibility-by-11', 'divisibility'])
      expect(answer).toBe(22)
    }
  })

  it('is drawn for the wider concept beside the other forms', () => {
    expect(new Set(drawTen('divisibility').map(({ answer }) => answer))).toEqual(new Set([18, 22]))
  })
})
