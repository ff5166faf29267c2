import Fraction from 'fraction.js'
import { toAlgebra } from '../maths/algebra.ts'
import { approximateAlgebra, evaluateAlgebra } from '../maths/algebra-value.ts'
import { approximate, isClose } from '../maths/approximate.ts'
import { differentiate } from '../maths/differentiate.ts'
import { tryEvaluate } from '../maths/evaluate.ts'
import { variablesOf } from '../maths/expression.ts'
import {
  coefficient,
  degreeOf,
  type Polynomial,
  rationalRoots,
  toRationalForm,
  valueAt,
} from '../maths/polynomial.ts'
import { readExpression } from '../maths/read-expression.ts'
import { NotExactError, rationalOf, squareRoot, surdToNumber } from '../maths/surd-sum.ts'
import { approximation, writeAlgebra, writeSurd } from '../maths/write-algebra.ts'
import { sayFully, sayNumber } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

const ASK = '(?:find |calculate |what is |evaluate |the |value of )*'
const CURVE = '(?:the )?(?:curve )?(?:y|f\\(x\\)) ?= ?'
const AT_A_POINT = [
  new RegExp(
    `^(?:if )?(?:y|f\\(x\\)) ?= ?(.+?)[,.]?(?: then)? ?${ASK}(?:dy/dx|f'\\(x\\)|(?:its )?derivative) (?:at|when|for) x ?= ?([^ ]+)$`,
  ),
  new RegExp(`^${ASK}(?:dy/dx) (?:if|of|for|when) (?:y ?= ?)(.+?) (?:at|when) x ?= ?([^ ]+)$`),
  new RegExp(`^${ASK}(?:derivative|differentiation) of (.+?) (?:at|when) x ?= ?([^ ]+)$`),
  new RegExp(`^${ASK}(?:slope|gradient) of (?:the )?tangent (?:to|of|on) ${CURVE}(.+?) at x ?= ?([^ ]+)$`),
]
const SECOND = new RegExp(`^${ASK}(?:second|2nd) derivative of (.+)$`)
const EXTREMES = new RegExp(
  `^${ASK}(local |relative )?(maximum|minimum)(?: and (?:the )?(?:local |relative )?(maximum|minimum))? values? (?:of|for) (?:the function )?(?:(?:f\\(x\\)|y) ?= ?)?(.+)$`,
)
const DIFFERENCE =
  /^(?:for|if|in)? ?(?:the )?(?:equation )?(.+?= ?0),? ?(?:then )?(?:find |what is |the )*difference (?:of|between)(?: the| its)* roots(?: \((?:bigger|larger|greater) minus smaller\))?$/
const DIFFERENCE_OF =
  /^(?:find |what is |the )*difference (?:of|between)(?: the)* roots of (?:the )?(?:equation )?(.+?= ?0)$/

const guarded =
  (solver: DoubtSolver): DoubtSolver =>
  (doubt) => {
    try {
      return solver(doubt)
    } catch (error) {
      if (error instanceof NotExactError) return null
      throw error
    }
  }

/** In calculus a logarithm without a base is the natural one. */
const readFunction = (text: string) => {
  const read = readExpression(text.replace(/\blog(?=[ (])/g, 'ln'))
  return read && variablesOf(read).join() === 'x' ? read : null
}

/** "If y = log(tan x), find dy/dx at x = π/4" / "second derivative of x⁴" */
export const solveSlope = guarded(({ text }) => slopeAt(text) ?? secondDerivative(text))

function slopeAt(text: string): Solution | null {
  const match = AT_A_POINT.map((pattern) => pattern.exec(text)).find((one) => one)
  const [, body = '', at = ''] = match ?? []
  const read = match && readFunction(body)
  const point = read && readExpression(at)
  const exact = point && tryEvaluate(point)
  if (!read || !exact) return null
  const slope = differentiate(toAlgebra(read), 'x')
  const value = evaluateAlgebra(slope, { x: exact })
  const rational = rationalOf(value)
  const x = surdToNumber(exact)
  const width = 1e-5
  const measured = (approximate(read, { x: x + width }) - approximate(read, { x: x - width })) / (2 * width)
  return confirmed(isClose(measured, surdToNumber(value), 1e-4), {
    difficulty: 'Intermediate',
    concepts: ['Differentiation', 'Calculus'],
    steps: [
      step('Differentiate', `$\\frac{dy}{dx} = ${writeAlgebra(slope)}$`),
      step(
        'Put the point in',
        `at x = ${at} this is ${rational ? sayNumber(rational) : `$${writeSurd(value)}$`}`,
      ),
    ],
    finalAnswer: rational ? sayFully(rational) : `$${writeSurd(value)}$ (${approximation(value)})`,
    exactly: { value: surdToNumber(value), unit: '' },
  })
}

function secondDerivative(text: string): Solution | null {
  const body = SECOND.exec(text)?.[1]
  const read =
    body === undefined || / (?:at|when) /.test(body) ? null : readFunction(body.replace(/^y ?= ?/, ''))
  if (!read) return null
  const first = differentiate(toAlgebra(read), 'x')
  const second = differentiate(first, 'x')
  const isRight = [0.37, 0.83, 1.31].every((x) => {
    const width = 1e-4
    const bend =
      (approximateAlgebra(first, { x: x + width }) - approximateAlgebra(first, { x: x - width })) /
      (2 * width)
    return isClose(bend, approximateAlgebra(second, { x }), 1e-4)
  })
  return confirmed(isRight, {
    difficulty: 'Intermediate',
    concepts: ['Differentiation', 'Calculus'],
    steps: [
      step('Differentiate once', `$${writeAlgebra(first)}$`),
      step('And again', `$${writeAlgebra(second)}$`),
    ],
    finalAnswer: `$${writeAlgebra(second)}$`,
  })
}

const polynomialIn = (text: string): Polynomial | null => {
  const read = readExpression(text)
  if (!read || variablesOf(read).join() !== 'x') return null
  const { top, bottom } = toRationalForm(read, 'x')
  return degreeOf(bottom) === 0 ? top.map((one) => one.div(coefficient(bottom, 0))) : null
}

/** "Find the local maximum and local minimum values of f(x) = 2x³ − 15x² + 36x + 1" */
export const solveExtremes = guarded(({ text }) => {
  const match = EXTREMES.exec(text)
  const [, local, first = '', second, body = ''] = match ?? []
  if (!match || / (?:in|on|for|where|if|when) |[[≤≥<>]/.test(body)) return null
  const polynomial = polynomialIn(body)
  if (!polynomial || degreeOf(polynomial) < 2) return null
  // Without 'local' a cubic has no greatest value.
  if (local === undefined && (degreeOf(polynomial) !== 2 || second !== undefined)) return null
  const slope = polynomial.map((one, at) => one.mul(at)).slice(1)
  const bend = slope.map((one, at) => one.mul(at)).slice(1)
  const points = rationalRoots(slope)
  if (points.length !== degreeOf(slope)) return null
  const found = points.map((x) => {
    const curve = valueAt(bend, x)
    return { x, value: valueAt(polynomial, x), kind: curve.gt(0) ? 'minimum' : curve.lt(0) ? 'maximum' : '' }
  })
  if (found.some(({ kind }) => kind === '') || (second !== undefined && second === first)) return null
  const asked = [first, ...(second === undefined ? [] : [second])]
  const chosen = asked.map((kind) => found.filter((one) => one.kind === kind))
  if (chosen.some(({ length }) => length !== 1)) return null
  const tiny = new Fraction(1, 1000)
  const isRight = chosen
    .flat()
    .every(({ x, value, kind }) =>
      [x.add(tiny), x.sub(tiny)].every((near) =>
        kind === 'maximum' ? valueAt(polynomial, near).lt(value) : valueAt(polynomial, near).gt(value),
      ),
    )
  const [only] = chosen.flat()
  const said = chosen
    .flat()
    .map(({ x, value, kind }) => `${local ? 'local ' : ''}${kind} ${sayNumber(value)} at x = ${sayNumber(x)}`)
    .join(', ')
  return confirmed(isRight, {
    difficulty: 'Intermediate',
    concepts: ['Application of Derivatives', 'Calculus'],
    steps: [
      step('Where the slope is zero', points.map((x) => `x = ${sayNumber(x)}`).join(', ')),
      step('Maximum or minimum by the second derivative', said),
    ],
    finalAnswer:
      asked.length === 1 && only ? sayFully(only.value) : `${said[0]?.toUpperCase() ?? ''}${said.slice(1)}`,
    ...(asked.length === 1 && only && { exactly: { value: only.value.valueOf(), unit: '' } }),
  })
})

/** "for 2x² − 5x + 3 = 0 find the difference of the roots" */
export const solveRootDifference = guarded(({ text }) => {
  const body = (DIFFERENCE.exec(text) ?? DIFFERENCE_OF.exec(text))?.[1]?.replace(/= ?0$/, '')
  const polynomial = body === undefined ? null : polynomialIn(body)
  if (!polynomial || degreeOf(polynomial) !== 2) return null
  const [c, b, a] = [0, 1, 2].map((at) => coefficient(polynomial, at))
  if (!a || !b || !c) return null
  const inside = b.mul(b).sub(a.mul(c).mul(4))
  if (inside.lt(0)) return null
  const value = squareRoot(inside.div(a.mul(a)))
  const rational = rationalOf(value)
  const size = surdToNumber(value)
  const larger = (-b.valueOf() + Math.sqrt(inside.valueOf())) / (2 * a.valueOf())
  const smaller = (-b.valueOf() - Math.sqrt(inside.valueOf())) / (2 * a.valueOf())
  return confirmed(isClose(Math.abs(larger - smaller), size), {
    difficulty: 'Intermediate',
    concepts: ['Quadratic Equations'],
    steps: [
      step('Sum and product of the roots', `${sayNumber(b.neg().div(a))} and ${sayNumber(c.div(a))}`),
      step('Difference = √(sum² − 4 × product)', rational ? sayNumber(rational) : `$${writeSurd(value)}$`),
    ],
    finalAnswer: rational ? sayFully(rational) : `$${writeSurd(value)}$ (${approximation(value)})`,
    exactly: { value: size, unit: '' },
  })
})
