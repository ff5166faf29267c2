import { expect, it } from 'vitest'
import { formulasIn } from './formulas-in.ts'

it.each([
  ['no formula for a text with money', 'It costs $5 and then $10.', []],
  ['no formula that is drawn without the typesetter', 'What is $\\frac{1}{2}$ of $12$?', []],
  ['every other formula', 'If $\\sqrt{x}$ is 2, then \\(x^2\\) is', ['\\sqrt{x}', 'x^2']],
  ['one on a line of its own', 'Solve\n$$12$$', ['12']],
])('prepares %s', (_, text, expected) => {
  expect(formulasIn(text).map(({ tex }) => tex)).toEqual(expected)
})
