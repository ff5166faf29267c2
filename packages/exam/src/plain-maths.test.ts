import { expect, it } from 'vitest'
import { plainMaths } from './plain-maths.ts'

it.each([
  ['$\\dfrac{\\text{new} - \\text{old}}{\\text{old}} \\times 100$', '(new - old)/old × 100'],
  ['lead $= (2w - 100)\\%$ of it', 'lead = (2w - 100)% of it'],
  ['$\\sqrt{ab}$ and $\\sin\\theta$', '√(ab) and sinθ'],
  ['It costs $5 and $10.', 'It costs $5 and $10.'],
  ['$$\\frac{1}{2}$$', '1/2'],
  ['$\\frac{-b}{a + c}$', '-b/(a + c)'],
  ['no maths', 'no maths'],
])('NOTES-09 writes %j as %j', (text, plain) => {
  expect(plainMaths(text)).toBe(plain)
})

it('stays quick on dollar signs without end', () => {
  const started = performance.now()
  plainMaths('$a'.repeat(50_000))
  plainMaths('$\\frac{'.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(1000)
})
