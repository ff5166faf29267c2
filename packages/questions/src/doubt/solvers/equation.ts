import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { tryEvaluate } from '../maths/evaluate.ts'
import { binary, type Expression, variablesOf } from '../maths/expression.ts'
import {
  addPolynomials,
  coefficient,
  degreeOf,
  divideByRoot,
  multiplyPolynomials,
  type Polynomial,
  primitive,
  rationalRoots,
  scalePolynomial,
  toRationalForm,
  valueAt,
  writePolynomial,
} from '../maths/polynomial.ts'
import { readExpression } from '../maths/read-expression.ts'
import { NotExactError, surd } from '../maths/surd-sum.ts'
import { writeNumber } from '../maths/write-algebra.ts'
import { writeExpression } from '../maths/write-expression.ts'
import { type DoubtSolver, type Solution, step } from '../solution.ts'
import { explainQuadratic, joinRoots, type Root } from './quadratic.ts'

const BEFORE =
  /^(?:(?:solve|if|find|given|given that|the|equation|quadratic|linear|following|for|roots? of|value of|values of|solution of|that|when|what is|factorise and solve)\b[\s:]*)+(?:[a-z](?: if| when| in| for|:)\s+)?/
const AFTER =
  /[,.]?\s*(?:then\s+|and\s+)?(?:find|solve for|for|what is|calculate|determine)\s+(?:the )?(?:values? of )?([a-z])$/

export interface Equation {
  left: Expression
  right: Expression
}

/** The two sides of '2x + 3 = 7'. */
export function readEquation(text: string): Equation | null {
  const [first, second, ...more] = text.split('=')
  if (first === undefined || second === undefined || more.length > 0) return null
  const [left, right] = [readExpression(first), readExpression(second)]
  return left && right && { left, right }
}

/** "Solve x² - 5x + 6 = 0", "2(x + 3) = 5x - 9, find x", "1/x + 1/(x + 1) = 5/6". */
export const solveEquation: DoubtSolver = ({ text }) => {
  const asked = AFTER.exec(text)?.[1]
  const equation = readEquation(text.replace(AFTER, '').replace(BEFORE, ''))
  if (!equation) return null
  const [name, ...others] = variablesOf(binary('-', equation.left, equation.right))
  if (!name || others.length > 0 || (asked && asked !== name)) return null
  try {
    return solveFor(equation, name)
  } catch (error) {
    if (error instanceof NotExactError) return null
    throw error
  }
}

function solveFor(equation: Equation, name: string): Solution | null {
  const [left, right] = [toRationalForm(equation.left, name), toRationalForm(equation.right, name)]
  const leftTop = multiplyPolynomials(left.top, right.bottom)
  const rightTop = multiplyPolynomials(right.top, left.bottom)
  const difference = addPolynomials(leftTop, scalePolynomial(rightTop, -1))
  const bottom = multiplyPolynomials(left.bottom, right.bottom)
  const hasUnknownBelow = degreeOf(bottom) > 0
  const steps = [
    step(
      'Write down the equation',
      `$${writeExpression(equation.left)} = ${writeExpression(equation.right)}$`,
    ),
  ]
  if (degreeOf(bottom) >= 0 && (hasUnknownBelow || !isPlainOne(bottom)))
    steps.push(
      step(
        'Clear the fractions',
        `Multiply both sides by the denominators: $${writePolynomial(leftTop, name)} = ${writePolynomial(rightTop, name)}$`,
      ),
    )
  if (difference.length === 0)
    return hasUnknownBelow
      ? null
      : finish(
          [...steps, step('Compare the sides', 'Both sides are the same.')],
          'Every number is a solution',
        )
  if (degreeOf(difference) === 0)
    return finish(
      [
        ...steps,
        step('Compare the sides', `This leaves $${writePolynomial(difference, name)} = 0$, which is false.`),
      ],
      'There is no solution',
    )
  const found =
    degreeOf(difference) === 1 ? linear(leftTop, rightTop, difference, name) : byRoots(difference, name)
  if (!found) return null
  const allowed = found.roots.filter(({ value }) => !value || !isZeroAt(bottom, value))
  if (allowed.length < found.roots.length)
    found.steps.push(
      step('Leave out what cannot be', 'A value that makes a denominator zero is no solution.'),
    )
  if (!allowed.every((root) => holds(equation, root, name))) return null
  const real = allowed.filter(({ value }) => value)
  if (real.length > 0) {
    const check = real.map(({ text }) => `$${name} = ${text}$`).join(' and ')
    found.steps.push(step('Check', `Put ${check} into the equation: both sides are equal.`))
  }
  const answer =
    allowed.length === 0
      ? 'There is no solution'
      : real.length === 0
        ? `No real solution; in complex numbers ${joinRoots(allowed, name)}`
        : joinRoots(allowed, name)
  return finish([...steps, ...found.steps], answer, degreeOf(difference))
}

const isPlainOne = (polynomial: Polynomial): boolean =>
  polynomial.length === 1 && coefficient(polynomial, 0).equals(1)

const isZeroAt = (polynomial: Polynomial, value: NonNullable<Root['value']>): boolean => {
  const [only] = [...value.values()]
  const rational =
    value.size === 0 ? new Fraction(0) : value.size === 1 && only?.radicand === 1n ? only.times : null
  return rational !== null && valueAt(polynomial, rational).equals(0)
}

/** The second method: substitutes the root. Complex pairs were checked by their sum and product. */
function holds({ left, right }: Equation, { value }: Root, name: string): boolean {
  if (!value) return true
  const result = tryEvaluate(binary('-', left, right), { [name]: value })
  return result !== null && result.size === 0
}

function finish(steps: Solution['steps'], finalAnswer: string, degree = 1): Solution {
  const concepts =
    degree === 1 ? ['Linear Equations in One Variable', 'Algebra'] : ['Quadratic Equations', 'Algebra']
  return {
    difficulty: degree === 1 ? 'Beginner' : degree === 2 ? 'Intermediate' : 'Advanced',
    concepts,
    steps,
    finalAnswer,
  }
}

function linear(left: Polynomial, right: Polynomial, difference: Polynomial, name: string) {
  const root = coefficient(difference, 0).neg().div(coefficient(difference, 1))
  const unknown: Exact = coefficient(left, 1).sub(coefficient(right, 1))
  const number: Exact = coefficient(right, 0).sub(coefficient(left, 0))
  const text = writeNumber(root)
  const steps = [
    step('Simplify both sides', `$${writePolynomial(left, name)} = ${writePolynomial(right, name)}$`),
    step(
      `Bring the terms with ${name} to one side`,
      `$${writePolynomial([new Fraction(0), unknown], name)} = ${writeNumber(number)}$`,
    ),
  ]
  if (!unknown.equals(1))
    steps.push(
      step(
        `Divide by ${writeNumber(unknown).replace('-', '−')}`.replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2'),
        `$${name} = ${text}$`,
      ),
    )
  return { steps, roots: [{ text, value: surd(root) }] }
}

/** Higher degrees: rational roots are divided out until a quadratic is left. */
function byRoots(
  difference: Polynomial,
  name: string,
): { steps: Solution['steps'][number][]; roots: Root[] } | null {
  let rest = primitive(difference)
  const steps = [step('Bring everything to one side', `$${writePolynomial(rest, name)} = 0$`)]
  const roots: Root[] = []
  if (degreeOf(rest) > 2) {
    const found = rationalRoots(rest)
    for (const root of found)
      while (
        degreeOf(rest) > 0 &&
        valueAt(rest, root).equals(0) &&
        (degreeOf(rest) > 2 || roots.length === 0)
      ) {
        const text = writeNumber(root)
        if (!roots.some((known) => known.text === text)) roots.push({ text, value: surd(root) })
        rest = divideByRoot(rest, root)
        steps.push(
          step(
            `Try ${name} = ${text.replace('-', '−')}`.replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2'),
            `It gives 0, so it is a root. Dividing by that factor leaves $${writePolynomial(rest, name)}$`,
          ),
        )
      }
  }
  if (degreeOf(rest) > 2) return null
  if (degreeOf(rest) === 1) {
    const root = coefficient(rest, 0).neg().div(coefficient(rest, 1))
    if (!roots.some(({ text }) => text === writeNumber(root)))
      roots.push({ text: writeNumber(root), value: surd(root) })
    return { steps, roots }
  }
  if (degreeOf(rest) === 0) return { steps, roots }
  const quadratic = explainQuadratic(rest, name)
  if (!quadratic) return null
  const known = new Set(roots.map(({ text }) => text))
  return {
    steps: [...steps, ...quadratic.steps],
    roots: [...roots, ...quadratic.roots.filter(({ text }) => !known.has(text))],
  }
}
