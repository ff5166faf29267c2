import { expect, it } from 'vitest'
import { createRandom } from '../../../kit/random/random.ts'
import { arithmeticProgression } from './arithmetic-progression.ts'

it('has no place for a number that is not a term', () => {
  const { solveFor } = arithmeticProgression.draw('medium', createRandom('seed'))
  expect(solveFor?.({ find: 'count', first: 3, second: 8, last: 98 })).toBe(20)
  expect(solveFor?.({ find: 'count', first: 3, second: 8, last: 100 })).toBeNaN()
})
