import type { ServerQuestion } from '@ekagra/schema/question'
import { expect, it } from 'vitest'
import { guessLongest, guessMostAlike, guessShortest } from './guessers.ts'

const question = (options: string[], correctIndex: number): ServerQuestion => ({
  id: 'q-1',
  text: '',
  explanation: '',
  difficulty: 'easy',
  trust: 'computed',
  options,
  correctIndex,
})

it('shares the credit of a guess among equal options', () => {
  expect(guessLongest(question(['12', '1234', '123', '1'], 1))).toBe(1)
  expect(guessLongest(question(['12', '1234', '123', '1'], 0))).toBe(0)
  expect(guessShortest(question(['12', '34', '567', '890'], 0))).toBe(0.5)
  expect(guessMostAlike(question(['840', '84', '8400', '999'], 0))).toBe(1)
})

it('measures LaTeX by its visible length', () => {
  expect(guessLongest(question(['$\\frac{1}{2}$', '12345', '1', '2'], 0))).toBe(0)
})
