import type { DoubtStep } from '@ekagra/schema/doubt-answer'
import Fraction from 'fraction.js'
import { tryEvaluate } from '../maths/evaluate.ts'
import { variablesOf } from '../maths/expression.ts'
import {
  coefficient,
  degreeOf,
  divideByRoot,
  multiplyPolynomials,
  type Polynomial,
  primitive,
  rationalRoots,
  toRationalForm,
  valueAt,
  writePolynomial,
} from '../maths/polynomial.ts'
import { readExpression } from '../maths/read-expression.ts'
import { NotExactError, rationalOf, surd } from '../maths/surd-sum.ts'
import { writeExpression } from '../maths/write-expression.ts'
import { sayFully } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'
import { explainQuadratic } from './quadratic.ts'

/** "Factorise x² - 5x + 6" and "Expand (x + 2)(x - 3)". */
export const solveFactorise: DoubtSolver = ({ text }) => {
  const match =
    /^(factori[sz]e|factors? of|factori[sz]ation of|expand|multiply out|simplify)\s*:?\s*(.+)$/.exec(text)
  const read = match?.[2] ? readExpression(match[2]) : null
  const [name, ...others] = read ? variablesOf(read) : []
  if (!match?.[1] || !read || !name || others.length > 0) return null
  const isExpanding = !match[1].startsWith('factor')
  try {
    const { top, bottom } = toRationalForm(read, name)
    if (degreeOf(bottom) !== 0) return null
    const polynomial = top.map((one) => one.div(coefficient(bottom, 0)))
    const written = step('Write down the expression', `$${writeExpression(read)}$`)
    if (isExpanding) {
      const finalAnswer = `$${writePolynomial(polynomial, name)}$`
      // The second method: values at more points than the degree determine the polynomial.
      const holds = Array.from({ length: degreeOf(polynomial) + 2 }, (_, at) => new Fraction(at - 2)).every(
        (x) => {
          const direct = tryEvaluate(read, { [name]: surd(x) })
          return direct !== null && rationalOf(direct)?.equals(valueAt(polynomial, x))
        },
      )
      return confirmed(holds, {
        difficulty: 'Beginner',
        concepts: ['Algebra', 'Polynomials'],
        steps: [written, step('Multiply each term by each and collect like terms', finalAnswer)],
        finalAnswer,
      })
    }
    if (degreeOf(polynomial) > 2) return factoriseByRoots(polynomial, name, written)
    if (degreeOf(polynomial) !== 2) return null
    const whole = primitive(polynomial)
    const front = coefficient(polynomial, 2).div(coefficient(whole, 2))
    const explained = explainQuadratic(whole, name)
    if (!explained?.factors) return null
    const finalAnswer = `$${front.equals(1) ? '' : front.equals(-1) ? '-' : front.toFraction()}${explained.factors}$`
    return confirmed(front.d === 1n, {
      difficulty: 'Beginner',
      concepts: ['Algebra', 'Quadratic Equations'],
      steps: [
        written,
        ...explained.steps.filter(({ title }) => title === 'Split the middle term'),
        step('Write as factors', finalAnswer),
      ],
      finalAnswer,
    })
  } catch (error) {
    if (error instanceof NotExactError) return null
    throw error
  }
}

/** "Factorise x³ - 6x² + 11x - 6": by the factor theorem; what is left may have degree 2 at most. */
function factoriseByRoots(polynomial: Polynomial, name: string, written: DoubtStep): Solution | null {
  const whole = primitive(polynomial)
  const front = coefficient(polynomial, degreeOf(polynomial)).div(coefficient(whole, degreeOf(whole)))
  let left = whole
  const factors: Polynomial[] = []
  for (const root of rationalRoots(whole))
    while (degreeOf(left) > 0 && valueAt(left, root).equals(0)) {
      factors.push(primitive([root.mul(-1), new Fraction(1)]))
      left = primitive(divideByRoot(left, root))
    }
  // A quartic without a rational root may still be a product of two quadratics.
  if (factors.length === 0 || degreeOf(left) > 2 || front.d !== 1n) return null
  if (degreeOf(left) > 0) factors.push(left)
  const product = factors.reduce(multiplyPolynomials, [front])
  const counted = new Map<string, number>()
  for (const factor of factors) {
    const text = writePolynomial(factor, name)
    counted.set(text, (counted.get(text) ?? 0) + 1)
  }
  const text = [...counted]
    .map(([factor, times]) => `${factor === name ? factor : `(${factor})`}${times > 1 ? `^{${times}}` : ''}`)
    .join('')
  const finalAnswer = `$${front.equals(1) ? '' : front.equals(-1) ? '-' : front.toFraction()}${text}$`
  return confirmed(
    product.length === polynomial.length &&
      product.every((one, at) => one.equals(coefficient(polynomial, at))),
    {
      difficulty: 'Intermediate',
      concepts: ['Algebra', 'Polynomials'],
      steps: [
        written,
        step(
          'Find where it is zero (factor theorem)',
          rationalRoots(whole)
            .map((root) => `$${name} = ${root.toFraction()}$`)
            .join(', '),
        ),
        step('Divide by the factors and write them all', finalAnswer),
      ],
      finalAnswer,
    },
  )
}

/** "Find the value of x² + 2x when x = 3". */
export const solveSubstitution: DoubtSolver = ({ text }) => {
  const forward =
    /^(?:(?:find|evaluate|calculate|what is|the|value of)\s+)*(.+?),?\s+(?:if|when|where|at|for|given)\s+([a-z])\s*=\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)$/.exec(
      text,
    )
  const backward =
    /^(?:if|when|given|for)\s+([a-z])\s*=\s*(-?\d+(?:\.\d+)?(?:\/\d+)?),?\s+(?:then\s+)?(?:find|evaluate|what is|calculate)\s+(?:the )?(?:value of )?(.+)$/.exec(
      text,
    )
  const [body, name, value] = forward ? forward.slice(1) : [backward?.[3], backward?.[1], backward?.[2]]
  if (!body || !name || !value || /\/0+$/.test(value)) return null
  const read = readExpression(body)
  if (
    !read ||
    body === name ||
    variablesOf(read).some((one) => one !== name) ||
    variablesOf(read).length === 0
  )
    return null
  const x = new Fraction(value)
  const result = tryEvaluate(read, { [name]: surd(x) })
  const rational = result && rationalOf(result)
  if (!rational) return null
  try {
    const { top, bottom } = toRationalForm(read, name)
    const second = valueAt(top, x).div(valueAt(bottom, x))
    const finalAnswer = sayFully(rational)
    return confirmed(second.equals(rational), {
      difficulty: 'Beginner',
      concepts: ['Algebra', 'Polynomials'],
      steps: [
        step('Write down the expression', `$${writeExpression(read)}$`),
        step(`Put ${name} = ${value.replace('-', '−')} into it`, `The value is ${finalAnswer}`),
      ],
      finalAnswer,
    })
  } catch (error) {
    if (error instanceof NotExactError) return null
    throw error
  }
}
