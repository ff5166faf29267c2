import Fraction from 'fraction.js'
import { quotient, scale, toAlgebra } from '../maths/algebra.ts'
import { approximateAlgebra } from '../maths/algebra-value.ts'
import { isClose } from '../maths/approximate.ts'
import { differentiate } from '../maths/differentiate.ts'
import { binary, type Expression, variablesOf } from '../maths/expression.ts'
import { coefficient, degreeOf, rationalRoots, toRationalForm, valueAt } from '../maths/polynomial.ts'
import { readExpression } from '../maths/read-expression.ts'
import { NotExactError, rationalOf, squareRoot } from '../maths/surd-sum.ts'
import { writeAlgebra, writeSurd } from '../maths/write-algebra.ts'
import { sayFully } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

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

const ASK = '(?:find |calculate |what is |the |value of )*'
const IMPLICIT = [
  new RegExp(`^${ASK}dy/dx (?:if|when|for|of|given|where)?:? ?([^=]+)=([^=]+)$`),
  new RegExp(`^(?:if |given )?([^=]+)=([^=]+?)[,.]? (?:then )?${ASK}dy/dx$`),
]

/** "find dy/dx if x^2 + y^2 = 25": −Fx/Fy, checked along the curve. */
export const solveImplicit = guarded(({ text }) => {
  const match = IMPLICIT.map((pattern) => pattern.exec(text)).find(Boolean)
  if (!match) return null
  const [left, right] = [readExpression(match[1] ?? ''), readExpression(match[2] ?? '')]
  if (!left || !right) return null
  const whole = binary('-', left, right)
  if (variablesOf(whole).sort().join() !== 'x,y') return null
  const algebra = toAlgebra(whole)
  const [byX, byY] = [differentiate(algebra, 'x'), differentiate(algebra, 'y')]
  const slope = quotient(scale(byX, -1), byY)
  const finalAnswer = `$\\frac{dy}{dx} = ${writeAlgebra(slope)}$`
  const value = (x: number, y: number) => approximateAlgebra(algebra, { x, y })
  // Going along the slope, the value of the function does not change.
  const isRight = [0.7, 1.3, 2.1].every((x) =>
    [0.9, 1.7].every((y) => {
      const at = approximateAlgebra(slope, { x, y })
      if (!Number.isFinite(at)) return true
      const width = 1e-4
      const change = (value(x + width, y + at * width) - value(x - width, y - at * width)) / (2 * width)
      return isClose(change + 1, 1, 1e-5)
    }),
  )
  return confirmed(isRight, {
    difficulty: 'Intermediate',
    concepts: ['Differentiation', 'Calculus'],
    steps: [
      step(
        'Differentiate both sides with respect to x',
        'y is a function of x, so each y gives a factor dy/dx.',
      ),
      step(
        'Terms',
        `$\\left(${writeAlgebra(byX)}\\right) + \\left(${writeAlgebra(byY)}\\right)\\frac{dy}{dx} = 0$`,
      ),
      step('Solve for dy/dx', finalAnswer),
    ],
    finalAnswer,
  })
})

const BETWEEN =
  /^(?:find |calculate |what is |the )*area (?:of (?:the )?region )?(?:between|bounded by|enclosed by|enclosed between|of region between)(?: the)?(?: curves?| parabola| line)? y ?= ?([^=,]+?),? (?:and|&)(?: the)?(?: curve| parabola| line)? y ?= ?([^=,]+)$/

/** "area between y = x^2 and y = x": two polynomials that meet in two points. */
export const solveAreaBetween = guarded(({ text }) => {
  const match = BETWEEN.exec(text)
  if (!match) return null
  const [one, other] = [readExpression(match[1] ?? ''), readExpression(match[2] ?? '')]
  if (!one || !other || variablesOf(binary('-', one, other)).join() !== 'x') return null
  const form = toRationalForm(binary('-', one, other), 'x')
  if (degreeOf(form.bottom) !== 0 || degreeOf(form.top) > 4) return null
  const under = coefficient(form.bottom, 0)
  const difference = form.top.map((part) => part.div(under))
  const roots = [
    ...new Map(rationalRoots(difference).map((root) => [root.toFraction(), root])).values(),
  ].sort((a, b) => a.compare(b))
  const [low, high] = roots
  if (!low || !high || roots.length !== 2) return null
  const primitive = [new Fraction(0), ...difference.map((part, at) => part.div(at + 1))]
  const value = valueAt(primitive, high).sub(valueAt(primitive, low)).abs()
  const pieces = 2000
  const width = high.sub(low).valueOf() / pieces
  const height = (x: number) =>
    Math.abs(difference.reduce((sum, part, at) => sum + part.valueOf() * x ** at, 0))
  let area = 0
  for (let piece = 0; piece < pieces; piece++) area += height(low.valueOf() + (piece + 0.5) * width) * width
  return confirmed(isClose(area, value.valueOf(), 1e-5), {
    difficulty: 'Intermediate',
    concepts: ['Definite Integrals', 'Area Under Curves'],
    steps: [
      step('Where they meet', `x = ${sayFully(low)} and x = ${sayFully(high)}`),
      step('Integrate the difference between these', `area = ${sayFully(value)}`),
    ],
    finalAnswer: `${sayFully(value)} square units`,
    exactly: { value: value.valueOf(), unit: '' },
  })
})

const EQUAL_ROOTS = [
  /^(?:find |what is |for what |for which |calculate |determine |if |the |values? of )*([kmpac])(?: for which| such that| so that| if| when| does| will| do| in|,)?(?: the)?(?: quadratic)?(?: equation)?:? ([^=]+)=([^=]+?) (?:has|have|having|will have|to have)(?: (?:real|two|2|and|its))* (?:equal|coincident|repeated)(?: (?:and )?real)?(?: roots)?(?: and equal)?$/,
  /^(?:if |the |roots of |quadratic |equation )*([^=]+)=([^=]+?) (?:has|have|are|having)(?: (?:real|two|2|and))* (?:equal|coincident|repeated)(?: (?:and )?real)?(?: roots)?[,.]? (?:then )?(?:find |what is |the |values? of )*([kmpac])$/,
]

/** "for what value of k does kx^2 + 6x + 1 = 0 have equal roots": the discriminant, a polynomial in k, is zero. */
export const solveEqualRoots = guarded(({ text }): Solution | null => {
  if (!/(?:equal|coincident|repeated)/.test(text)) return null
  const [first, second] = EQUAL_ROOTS.map((pattern) => pattern.exec(text))
  if (!first && !second) return null
  const [name, leftText, rightText] = first
    ? [first[1], first[2], first[3]]
    : [second?.[3], second?.[1], second?.[2]]
  const [left, right] = [readExpression(leftText ?? ''), readExpression(rightText ?? '')]
  if (!left || !right || name === undefined) return null
  const whole = binary('-', left, right)
  if (variablesOf(whole).sort().join() !== [name, 'x'].sort().join()) return null
  // The discriminant at three values of the letter tells a polynomial of the second degree; a fourth confirms it.
  const at = (value: number) => {
    const form = toRationalForm(putNumber(whole, name, value), 'x')
    if (degreeOf(form.bottom) !== 0 || degreeOf(form.top) > 2) throw new NotExactError('no quadratic')
    const [c, b, a] = [0, 1, 2].map((degree) => coefficient(form.top, degree))
    return (b ?? new Fraction(0)).pow(2)?.sub((a ?? new Fraction(0)).mul(c ?? 0).mul(4)) ?? new Fraction(0)
  }
  const [d0, d1, d2, d3] = [at(0), at(1), at(2), at(3)]
  const p = d2.sub(d1.mul(2)).add(d0).div(2)
  const q = d1.sub(d0).sub(p)
  if (!p.mul(9).add(q.mul(3)).add(d0).equals(d3)) return null
  const isQuadratic = (value: Fraction) => {
    const form = toRationalForm(putNumber(whole, name, value), 'x')
    return degreeOf(form.top) === 2
  }
  let shown: string[]
  if (p.equals(0)) {
    if (q.equals(0)) return null
    const root = d0.neg().div(q)
    if (!isQuadratic(root)) return null
    shown = [sayFully(root)]
  } else {
    const square = q.mul(q).sub(p.mul(d0).mul(4))
    if (square.lt(0)) return null
    const root = squareRoot(square)
    const rational = rationalOf(root)
    if (!rational && !q.equals(0)) return null
    if (!rational) shown = [`$\\pm ${writeSurd(squareRoot(square.div(p.mul(p).mul(4))))}$`]
    else {
      const values = [q.neg().add(rational).div(p.mul(2)), q.neg().sub(rational).div(p.mul(2))]
      const fit = values.filter(isQuadratic)
      const [one, other] = fit
      const isOpposite = one && other && one.equals(other.neg()) && !one.equals(0)
      shown = isOpposite ? [`±${sayFully(one.abs())}`] : [...new Set(fit.map((value) => sayFully(value)))]
    }
  }
  if (shown.length === 0) return null
  const finalAnswer = shown.join(' or ')
  return {
    difficulty: 'Intermediate',
    concepts: ['Quadratic Equations'],
    steps: [
      step('Equal roots', 'The discriminant b² − 4ac is zero.'),
      step(
        'As an equation',
        `${sayFully(p)}${name}² + ${sayFully(q)}${name} + ${sayFully(d0)} = 0`.replaceAll('+ −', '− '),
      ),
      step('Solve it', `${name} = ${finalAnswer}`),
    ],
    finalAnswer,
    ...(shown.length === 1 &&
      /^[\d.,−]+$/.test(finalAnswer) && {
        exactly: { value: Number(finalAnswer.replace(/,/g, '').replace('−', '-')), unit: '' },
      }),
  }
})

function putNumber(expression: Expression, name: string, value: number | Fraction): Expression {
  switch (expression.kind) {
    case 'number':
      return expression
    case 'name':
      return expression.name === name ? { kind: 'number', value: new Fraction(value) } : expression
    case 'binary':
      return binary(
        expression.operator,
        putNumber(expression.left, name, value),
        putNumber(expression.right, name, value),
      )
    default:
      return { ...expression, of: putNumber(expression.of, name, value) }
  }
}
