import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import { approximate } from '../maths/approximate.ts'
import { binary, type Expression, variablesOf } from '../maths/expression.ts'
import { coefficient, degreeOf, type Polynomial, toRationalForm } from '../maths/polynomial.ts'
import { readExpression } from '../maths/read-expression.ts'
import { NotExactError, rationalOf, squareRoot } from '../maths/surd-sum.ts'
import { sayFully } from '../say-number.ts'
import { confirmed, type DoubtSolver, step } from '../solution.ts'

const ASKED =
  /^(?:solve |find |the |solution (?:set )?of |values? of x (?:for which|if|when) |inequality |inequation |for x |: ?)*([^<>≤≥=]+?) ?(<=|>=|≤|≥|<|>) ?([^<>≤≥=]+)$/

type Sign = '<' | '≤' | '>' | '≥'
const SIGNS: Readonly<Record<string, Sign>> = { '<': '<', '>': '>', '<=': '≤', '>=': '≥', '≤': '≤', '≥': '≥' }
const TURNED: Readonly<Record<Sign, Sign>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }
const holds = (value: number, sign: Sign): boolean =>
  sign === '<' ? value < -1e-9 : sign === '>' ? value > 1e-9 : sign === '≤' ? value <= 1e-9 : value >= -1e-9
const isOpen = (sign: Sign): boolean => sign === '<' || sign === '>'

interface Solved {
  /** Where it holds, as it is written. */
  shown: string
  isIn(x: number): boolean
  steps: readonly (readonly [string, string])[]
}

const less = (sign: Sign): string => (isOpen(sign) ? '<' : '≤')

const between = (low: Exact, high: Exact, sign: Sign): Pick<Solved, 'shown' | 'isIn'> => ({
  shown: `${sayFully(low)} ${less(sign)} x ${less(sign)} ${sayFully(high)}`,
  isIn: (x) => x > low.valueOf() && x < high.valueOf(),
})
const outside = (low: Exact, high: Exact, sign: Sign): Pick<Solved, 'shown' | 'isIn'> => ({
  shown: `x ${less(sign)} ${sayFully(low)} or x ${isOpen(sign) ? '>' : '≥'} ${sayFully(high)}`,
  isIn: (x) => x < low.valueOf() || x > high.valueOf(),
})

function solvePolynomial(polynomial: Polynomial, sign: Sign): Solved | null {
  const [c, b, a] = [0, 1, 2].map((degree) => coefficient(polynomial, degree))
  if (!a || !b || !c) return null
  if (degreeOf(polynomial) === 1) {
    const root = c.neg().div(b)
    const side = b.gt(0) ? sign : TURNED[sign]
    return {
      shown: `x ${side} ${sayFully(root)}`,
      isIn: (x) => (side === '<' || side === '≤' ? x < root.valueOf() : x > root.valueOf()),
      steps: [['Bring x to one side', `x ${side} ${sayFully(root)}`]],
    }
  }
  if (degreeOf(polynomial) !== 2) return null
  const square = b.mul(b).sub(a.mul(c).mul(4))
  const root = square.gt(0) ? rationalOf(squareRoot(square)) : null
  if (!root) return null
  const roots = [b.neg().sub(root).div(a.mul(2)), b.neg().add(root).div(a.mul(2))].sort((x, y) =>
    x.compare(y),
  )
  const [low, high] = roots
  if (!low || !high) return null
  const side = a.gt(0) ? sign : TURNED[sign]
  return {
    ...(side === '<' || side === '≤' ? between(low, high, sign) : outside(low, high, sign)),
    steps: [
      ['It is zero at', `x = ${sayFully(low)} and x = ${sayFully(high)}`],
      [
        'Sign',
        a.gt(0)
          ? 'It is negative between the roots and positive outside.'
          : 'It is positive between the roots and negative outside.',
      ],
    ],
  }
}

/** |x − 3| < 5 */
function solveModulus(inside: Expression, other: Exact, sign: Sign): Solved | null {
  const form = toRationalForm(inside, 'x')
  if (degreeOf(form.bottom) !== 0 || degreeOf(form.top) !== 1 || other.lte(0)) return null
  const under = coefficient(form.bottom, 0)
  const [c, b] = [coefficient(form.top, 0).div(under), coefficient(form.top, 1).div(under)]
  const ends = [other.neg().sub(c).div(b), other.sub(c).div(b)].sort((x, y) => x.compare(y))
  const [low, high] = ends
  if (!low || !high) return null
  const isInside = sign === '<' || sign === '≤'
  return {
    ...(isInside ? between(low, high, sign) : outside(low, high, sign)),
    steps: [
      [
        'Without the bars',
        isInside
          ? `what is inside lies between −${sayFully(other)} and ${sayFully(other)}`
          : `what is inside is beyond −${sayFully(other)} or ${sayFully(other)}`,
      ],
      ['Bring x to one side', `the ends are ${sayFully(low)} and ${sayFully(high)}`],
    ],
  }
}

/** "solve 2x - 3 < 7", "x^2 - 5x + 6 ≤ 0", "|x - 3| < 5" */
export const solveInequality: DoubtSolver = ({ text }) => {
  const match = ASKED.exec(text)
  const [, left = '', written = '', right = ''] = match ?? []
  const sign = SIGNS[written]
  if (!sign || !/x/.test(left) || /[a-wyz]/.test(`${left}${right}`)) return null
  try {
    const bars = /^\|([^|]+)\|$/.exec(left.trim())?.[1]
    const [first, second] = [readExpression(bars ?? left), readExpression(right)]
    if (!first || !second || variablesOf(first).join() !== 'x') return null
    if (bars !== undefined && variablesOf(second).length > 0) return null
    const whole = binary('-', first, second)
    const form = toRationalForm(bars === undefined ? whole : second, 'x')
    if (degreeOf(form.bottom) !== 0) return null
    const under = coefficient(form.bottom, 0)
    const solved =
      bars === undefined
        ? solvePolynomial(
            form.top.map((one) => one.div(under)),
            sign,
          )
        : solveModulus(first, coefficient(form.top, 0).div(under), sign)
    if (!solved) return null
    const value = (x: number) => {
      const [a, b] = [approximate(first, { x }), approximate(second, { x })]
      return (bars === undefined ? a : Math.abs(a)) - b
    }
    const isRight = POINTS.every((x) => Math.abs(value(x)) < 1e-6 || holds(value(x), sign) === solved.isIn(x))
    return confirmed(isRight, {
      difficulty: 'Intermediate',
      concepts: ['Linear Inequalities'],
      steps: solved.steps.map(([title, told]) => step(title, told)),
      finalAnswer: solved.shown,
      exactly: { value: solved.shown, unit: '' },
    })
  } catch (error) {
    if (error instanceof NotExactError) return null
    throw error
  }
}
const POINTS = Array.from({ length: 121 }, (_, at) => new Fraction(at - 60).div(3).valueOf() + 0.01)
