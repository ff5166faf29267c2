import type { DoubtStep } from '@ekagra/schema/doubt-answer'
import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { coefficient, type Polynomial, writePolynomial } from '../maths/polynomial.ts'
import { addSurds, rationalOf, type SurdSum, scaleSurd, squareRoot, surd } from '../maths/surd-sum.ts'
import { writeNumber, writeSurd } from '../maths/write-algebra.ts'
import { step } from '../solution.ts'

export interface Root {
  /** In LaTeX. */
  text: string
  /** Missing for complex roots. */
  value?: SurdSum
}

export const joinRoots = (roots: readonly Root[], name: string): string =>
  roots.map(({ text }) => `$${name} = ${text}$`).join(' or ')

/** Roots of ax² + bx + c with whole coefficients: by factors when they are fractions, else by the formula. */
export function explainQuadratic(
  quadratic: Polynomial,
  name: string,
): { steps: DoubtStep[]; roots: Root[]; factors: string | null } | null {
  const [c, b, a] = [coefficient(quadratic, 0), coefficient(quadratic, 1), coefficient(quadratic, 2)]
  const discriminant = b.mul(b).sub(a.mul(c).mul(4))
  const identify = step(
    'Read off the coefficients',
    `$a = ${writeNumber(a)}$, $b = ${writeNumber(b)}$, $c = ${writeNumber(c)}$`,
  )
  const explainDiscriminant = step(
    'Find the discriminant',
    `$D = b^{2} - 4ac = ${bracketed(b)}^{2} - 4 \\times ${bracketed(a)} \\times ${bracketed(c)} = ${writeNumber(discriminant)}$`,
  )
  const formula = `$${name} = \\frac{-b \\pm \\sqrt{D}}{2a}$`
  if (discriminant.lt(0)) return complexRoots(a, b, c, discriminant, [identify, explainDiscriminant])
  const half = new Fraction(1).div(a.mul(2))
  const root = squareRoot(discriminant)
  const values = [
    scaleSurd(addSurds(surd(b.neg()), scaleSurd(root, -1)), half),
    scaleSurd(addSurds(surd(b.neg()), root), half),
  ]
  const rational = values.map(rationalOf)
  const [small, large] = rational
  if (small && large) {
    const factors = `${a.equals(1) ? '' : ''}${factorText(a, small, large, name)}`
    const roots = small.equals(large)
      ? [{ text: writeNumber(small), value: surd(small) }]
      : [small, large]
          .sort((one, two) => one.compare(two))
          .map((one) => ({ text: writeNumber(one), value: surd(one) }))
    return {
      factors,
      roots,
      steps: [
        ...splitMiddle(a, b, c, small, large, name),
        step('Write as factors', `$${factors} = 0$`),
        step('A product is zero when a factor is zero', joinRoots(roots, name)),
      ],
    }
  }
  const roots = values.map((value) => ({ text: writeSurd(value), value }))
  return {
    factors: null,
    roots,
    steps: [
      identify,
      explainDiscriminant,
      step('Use the quadratic formula', `${formula}, so ${joinRoots(roots, name)}`),
    ],
  }
}

const bracketed = (value: Exact): string =>
  value.lt(0) ? `\\left(${writeNumber(value)}\\right)` : writeNumber(value)

/** 2x² + 7x + 3: 7 is 1 + 6, and 1 × 6 is 2 × 3. */
function splitMiddle(a: Exact, b: Exact, c: Exact, small: Exact, large: Exact, name: string): DoubtStep[] {
  const [one, two] = [a.mul(small).neg(), a.mul(large).neg()]
  if (one.d !== 1n || two.d !== 1n || b.equals(0) || c.equals(0)) return []
  const parts = `${writePolynomial([new Fraction(0), one], name)} ${two.lt(0) ? '-' : '+'} ${writePolynomial([new Fraction(0), two.abs()], name)}`
  return [
    step(
      'Split the middle term',
      `We need two numbers with the product $${writeNumber(a.mul(c))}$ and the sum $${writeNumber(b)}$: they are $${writeNumber(one)}$ and $${writeNumber(two)}$. So the middle term is $${parts}$.`,
    ),
  ]
}

/** a(x - p/q)(x - r/s) with whole numbers: (qx - p)(sx - r). */
function factorText(a: Exact, small: Exact, large: Exact, name: string): string {
  const factor = (root: Exact) =>
    writePolynomial([new Fraction(root.n * root.s).neg(), new Fraction(root.d)], name)
  const left = a.div(small.d).div(large.d)
  const front = left.equals(1) ? '' : left.equals(-1) ? '-' : writeNumber(left)
  if (small.equals(large)) return `${front}\\left(${factor(small)}\\right)^{2}`
  const inBrackets = (root: Exact) => (root.equals(0) ? name : `\\left(${factor(root)}\\right)`)
  const parts = [small, large]
    .sort((one, two) => Number(two.equals(0)) - Number(one.equals(0)) || one.abs().compare(two.abs()))
    .map(inBrackets)
  return `${front}${parts.join('')}`
}

/** The pair p ± qi, checked by its sum -b/a and its product c/a. */
function complexRoots(a: Exact, b: Exact, c: Exact, discriminant: Exact, before: readonly DoubtStep[]) {
  const real = b.neg().div(a.mul(2))
  const imaginary = scaleSurd(squareRoot(discriminant.neg()), new Fraction(1).div(a.mul(2).abs()))
  const square = discriminant.neg().div(a.mul(a).mul(4))
  if (!real.mul(2).equals(b.neg().div(a)) || !real.mul(real).add(square).equals(c.div(a))) return null
  const size = writeSurd(imaginary)
  const part = size === '1' ? 'i' : `${size}i`
  const text = (sign: string) =>
    real.equals(0) ? `${sign === '-' ? '-' : ''}${part}` : `${writeNumber(real)} ${sign} ${part}`
  const roots: Root[] = [{ text: text('+') }, { text: text('-') }]
  return {
    factors: null,
    roots,
    steps: [
      ...before,
      step('The discriminant is negative', 'No real number has a negative square, so there is no real root.'),
    ],
  }
}
