import {
  type Algebra,
  constant,
  contains,
  putIn,
  scale,
  splitTerm,
  sum,
  toAlgebra,
} from '../maths/algebra.ts'
import { approximateAlgebra, evaluateAlgebra } from '../maths/algebra-value.ts'
import { isClose } from '../maths/approximate.ts'
import { differentiate } from '../maths/differentiate.ts'
import { tryEvaluate } from '../maths/evaluate.ts'
import { type Expression, variablesOf } from '../maths/expression.ts'
import { integrate } from '../maths/integrate.ts'
import { readExpression } from '../maths/read-expression.ts'
import {
  addSurds,
  NotExactError,
  rationalOf,
  type SurdSum,
  scaleSurd,
  surdToNumber,
} from '../maths/surd-sum.ts'
import { approximation, writeAlgebra, writeSurd } from '../maths/write-algebra.ts'
import { writeExpression } from '../maths/write-expression.ts'
import { sayFully } from '../say-number.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

const DERIVATIVE =
  /^(?:find |calculate |what is |evaluate |the )*(?:derivative of|differentiate|differentiation of|d\/d([a-z])(?: of)?|first derivative of)\s*:?\s*(.+?)(?:\s+(?:with respect to|w\.?r\.?t\.?)\s+([a-z]))?$/
const FIND_DYDX = /^(?:if )?y\s*=\s*(.+?)[,.]?\s*(?:then )?(?:find |what is )?(?:the value of )?dy\/dx$/
const INTEGRAL =
  /^(?:find |calculate |what is |evaluate |the |solve )*(?:∫|integral of|integrate|integration of|int\b|antiderivative of)\s*:?\s*(.+?)(?:\s*d([a-z]))?(?:\s+(?:with respect to|w\.?r\.?t\.?)\s+([a-z]))?(?:\s+from\s+(\S+)\s+to\s+(\S+))?$/
const LIMITS = /^(?:from\s+(\S+)\s+to\s+(\S+)\s+(?:of\s+)?)(.+)$/

const CONCEPTS = { derivative: ['Differentiation', 'Calculus'], integral: ['Integration', 'Calculus'] }

/** The points at which results are compared numerically: positive, and no special angles. */
const POINTS = [0.37, 0.61, 0.83, 1.12, 1.31]

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

/** The only variable, which must be the named one. */
function readIn(text: string, named: string | undefined): { read: Expression; name: string } | null {
  const read = readExpression(text)
  if (!read) return null
  const variables = variablesOf(read)
  const name = named ?? variables[0] ?? 'x'
  return variables.every((one) => one === name) ? { read, name } : null
}

/** "Find the derivative of x³ sin x". */
export const solveDerivative = guarded(({ text }) => {
  const match = DERIVATIVE.exec(text)
  // In calculus a logarithm without a base is the natural one.
  const body = (match?.[2] ?? FIND_DYDX.exec(text)?.[1])?.replace(/\blog(?=[ (])/g, 'ln')
  const found = body ? readIn(body, match?.[1] ?? match?.[3]) : null
  if (!found) return null
  const { read, name } = found
  const algebra = toAlgebra(read)
  const result = differentiate(algebra, name)
  const terms = algebra.kind === 'sum' ? algebra.terms : [algebra]
  const steps = [step('Write down the function', `$y = ${writeExpression(read)}$`)]
  for (const term of terms)
    steps.push(
      step(
        ruleOf(term, name),
        `$\\frac{d}{d${name}}\\left(${writeAlgebra(term)}\\right) = ${writeAlgebra(differentiate(term, name))}$`,
      ),
    )
  const finalAnswer = `$\\frac{dy}{d${name}} = ${writeAlgebra(result)}$`
  if (terms.length > 1) steps.push(step('Add the parts', finalAnswer))
  const difficulty = terms.every((term) => isPowerOf(term, name)) ? 'Beginner' : 'Intermediate'
  return confirmed(slopesAgree(algebra, result, name), {
    difficulty,
    concepts: CONCEPTS.derivative,
    steps,
    finalAnswer,
  })
})

const isPowerOf = (term: Algebra, name: string): boolean => {
  const { powers } = splitTerm(term)
  return powers.every(({ base, exponent }) => base.kind === 'name' && !contains(exponent, name))
}

function ruleOf(term: Algebra, name: string): string {
  const moving = splitTerm(term).powers.filter(
    ({ base, exponent }) => contains(base, name) || contains(exponent, name),
  )
  const [one] = moving
  if (!one) return 'A constant does not change'
  if (moving.length > 1) {
    const isQuotient = moving.some(({ exponent }) => splitTerm(exponent).factor.lt(0))
    return isQuotient ? 'Use the quotient rule' : 'Use the product rule'
  }
  if (contains(one.exponent, name)) return 'Use the rule for exponentials'
  if (one.base.kind === 'name') return 'Use the power rule'
  if (one.base.kind === 'call' && one.base.of.kind === 'name') return 'Use the standard derivative'
  return 'Use the chain rule'
}

/** Compares with the difference quotient at several points where the function is defined. */
function slopesAgree(of: Algebra, slope: Algebra, name: string): boolean {
  const width = 1e-5
  let compared = 0
  for (const point of POINTS) {
    const rise =
      approximateAlgebra(of, { [name]: point + width }) - approximateAlgebra(of, { [name]: point - width })
    const expected = rise / (2 * width)
    if (!Number.isFinite(expected)) continue
    if (!isClose(approximateAlgebra(slope, { [name]: point }), expected, 1e-5)) return false
    compared++
  }
  return compared >= 2
}

/** "Integrate x² + 1/x" and "∫ 3x² dx from 0 to 2". */
export const solveIntegral = guarded(({ text }) => {
  const moved = text
    // '∫ dx/(x² − 1)'
    .replace(
      /(∫|integrate|integral of|integration of)\s*d([a-z])\s*\/\s*(\([^()]*\)|sqrt\([^()]*\)|[a-z\d^]+)(?=\s|$)/,
      '$1 1/$3 d$2',
    )
    .replace(
      /(∫|integral|integrate|integration)\s+(?:from\s+|limits? )?(\S+)\s+to\s+(\S+)\s+(?:of\s+)?(.+)$/,
      '$1 of $4 from $2 to $3',
    )
  const match = INTEGRAL.exec(moved.replace(/(∫|integrate) of /, '$1 ').replace(LIMITS, '$3 from $1 to $2'))
  const [, body, byDx, byName, low, high] = match ?? []
  const found = body ? readIn(body, byDx ?? byName) : null
  if (!found) return null
  const { read, name } = found
  const algebra = toAlgebra(read)
  const parts = integrate(algebra, name)
  if (!parts) return null
  const whole = sum(...parts.map(({ integral }) => integral))
  if (!slopesAgree(whole, algebra, name)) return null
  const steps = [
    step('Write down the integral', `$\\int \\left(${writeExpression(read)}\\right) d${name}$`),
    ...parts.map(({ term, integral, rule }) =>
      step(`Use ${rule}`, `$\\int ${writeAlgebra(term)} \\, d${name} = ${writeAlgebra(integral)}$`),
    ),
  ]
  const finalAnswer = `$${writeAlgebra(whole)} + C$`
  if (low === undefined || high === undefined) {
    steps.push(step('Add the constant of integration', finalAnswer))
    return { difficulty: 'Intermediate', concepts: CONCEPTS.integral, steps, finalAnswer }
  }
  return definite({ algebra, whole, name, steps, low, high })
})

interface Definite {
  algebra: Algebra
  whole: Algebra
  name: string
  steps: Solution['steps']
  low: string
  high: string
}

function definite({ algebra, whole, name, steps, low, high }: Definite): Solution | null {
  const [from, to] = [readLimit(low), readLimit(high)]
  if (!from || !to || surdToNumber(from) >= surdToNumber(to)) return null
  const exact = guardedExact(() => [
    evaluateAlgebra(whole, { [name]: from }),
    evaluateAlgebra(whole, { [name]: to }),
  ])
  if (!exact) return definiteInLetters({ algebra, whole, name, steps, low, high }, from, to)
  const [atLow = from, atHigh = to] = exact
  const value = addSurds(atHigh, scaleSurd(atLow, -1))
  const area = simpson(
    (x) => approximateAlgebra(algebra, { [name]: x }),
    surdToNumber(from),
    surdToNumber(to),
  )
  const text = writeSurd(value)
  const rational = rationalOf(value)
  const finalAnswer = rational ? sayFully(rational) : `$${text}$ (${approximation(value)})`
  return confirmed(isClose(area, surdToNumber(value), 1e-4), {
    difficulty: 'Intermediate',
    concepts: ['Definite Integrals', ...CONCEPTS.integral],
    steps: [
      ...steps,
      step(
        'Put in the limits',
        `$\\left[${writeAlgebra(whole)}\\right]_{${writeSurd(from)}}^{${writeSurd(to)}} = ${writeSurd(atHigh)} - \\left(${writeSurd(atLow)}\\right) = ${text}$`,
      ),
    ],
    finalAnswer,
  })
}

function guardedExact<Value>(value: () => Value): Value | null {
  try {
    return value()
  } catch (error) {
    if (error instanceof NotExactError) return null
    throw error
  }
}

/** ∫ dx/x from 1 to 2 = ln 2: logarithms and powers of e stay as they are. */
function definiteInLetters({ algebra, whole, name, steps }: Definite, from: SurdSum, to: SurdSum) {
  const [low, high] = [rationalOf(from), rationalOf(to)]
  if (!low || !high) return null
  const value = guardedExact(() =>
    sum(putIn(whole, name, constant(high)), scale(putIn(whole, name, constant(low)), -1)),
  )
  if (!value || contains(value, name)) return null
  const area = simpson((x) => approximateAlgebra(algebra, { [name]: x }), low.valueOf(), high.valueOf())
  const approximately = approximateAlgebra(value, {})
  const finalAnswer = `$${writeAlgebra(value)}$ (≈ ${Number(approximately.toPrecision(6))})`
  return confirmed(isClose(area, approximately, 1e-6), {
    difficulty: 'Intermediate',
    concepts: ['Definite Integrals', ...CONCEPTS.integral],
    steps: [...steps, step('Put in the limits', finalAnswer)],
    finalAnswer,
  })
}

function readLimit(text: string): SurdSum | null {
  const read = readExpression(text)
  return read && variablesOf(read).length === 0 ? tryEvaluate(read) : null
}

/**
 * The area under a curve by Simpson's rule; NaN when the curve is not defined everywhere, so that every check fails.
 */
function simpson(of: (x: number) => number, low: number, high: number): number {
  // Where a curve runs off to infinity, areas on both sides may seem to cancel: ∫ dx/x from −1 to 1 has no value.
  const [coarse, fine] = [1000, 3334].map((pieces) => sumOfPieces((x) => Math.abs(of(x)), low, high, pieces))
  if (coarse === undefined || fine === undefined || !isClose(coarse, fine, 1e-3)) return Number.NaN
  return sumOfPieces(of, low, high, 2000)
}

function sumOfPieces(of: (x: number) => number, low: number, high: number, pieces: number): number {
  const width = (high - low) / pieces
  let total = of(low) + of(high)
  for (let piece = 1; piece < pieces; piece++) total += of(low + piece * width) * (piece % 2 === 1 ? 4 : 2)
  return (total * width) / 3
}
