import { expect, it } from 'vitest'
import { createRandom } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { arithmeticProgression } from './arithmetic-progression.ts'

it('has no place for a number that is not a term', () => {
  const asks = (last: number) =>
    range(1, 30)
      .map((seed) => arithmeticProgression.draw('easy', createRandom(`${seed}`)))
      .map(({ solveFor }) => solveFor?.({ find: 'count', first: 3, second: 8, last }))
      .find((answer) => typeof answer === 'number')
  expect(asks(98)).toBe(20)
  expect(asks(100)).toBeNaN()
})
