import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import type { Expression, FunctionName } from './expression.ts'
import {
  addSurds,
  divideSurds,
  multiplySurds,
  NotExactError,
  nestedRoot,
  PI,
  rationalOf,
  type SurdSum,
  scaleSurd,
  squareRoot,
  surd,
} from './surd-sum.ts'

/** No learner needs longer results, and 9^9^9 must not freeze the screen. */
const MAX_DIGITS = 60
const MAX_FACTORIAL = 30

export type Bindings = Readonly<Record<string, SurdSum>>

/** The value without rounding; throws NotExactError when fractions, square roots and π cannot express it. */
export function evaluate(expression: Expression, bindings: Bindings = {}): SurdSum {
  switch (expression.kind) {
    case 'number':
      return surd(expression.value)
    case 'name': {
      const bound = expression.name === 'π' ? PI : bindings[expression.name]
      if (!bound) throw new NotExactError(`${expression.name} has no value`)
      return bound
    }
    case 'minus':
      return scaleSurd(evaluate(expression.of, bindings), -1)
    case 'percent':
      return scaleSurd(evaluate(expression.of, bindings), new Fraction(1, 100))
    case 'degrees':
      return multiplySurds(scaleSurd(evaluate(expression.of, bindings), new Fraction(1, 180)), PI)
    case 'factorial':
      return surd(factorial(mustBeRational(evaluate(expression.of, bindings))))
    case 'call':
      return callFunction(
        expression.name,
        evaluate(expression.of, bindings),
        expression.base && evaluate(expression.base, bindings),
      )
    case 'binary': {
      // e has no exact value, but e⁰ has.
      if (expression.operator === '^' && expression.left.kind === 'name' && expression.left.name === 'e')
        if (evaluate(expression.right, bindings).size === 0) return surd(1)
      const [left, right] = [evaluate(expression.left, bindings), evaluate(expression.right, bindings)]
      switch (expression.operator) {
        case '+':
          return addSurds(left, right)
        case '-':
          return addSurds(left, scaleSurd(right, -1))
        case '/':
          return divideSurds(left, right)
        case '^':
          return raise(left, mustBeRational(right))
        default:
          return multiplySurds(left, right)
      }
    }
  }
}

/** Null when `evaluate` would throw. */
export function tryEvaluate(expression: Expression, bindings: Bindings = {}): SurdSum | null {
  try {
    return evaluate(expression, bindings)
  } catch (error) {
    if (error instanceof NotExactError) return null
    throw error
  }
}

function mustBeRational(value: SurdSum): Exact {
  const rational = rationalOf(value)
  if (!rational) throw new NotExactError('a fraction is needed here')
  return rational
}

function factorial(value: Exact): bigint {
  if (value.d !== 1n || value.lt(0) || value.gt(MAX_FACTORIAL)) throw new NotExactError('no factorial')
  let product = 1n
  for (let factor = 2n; factor <= value.n; factor++) product *= factor
  return product
}

function raise(base: SurdSum, exponent: Exact): SurdSum {
  if (exponent.d === 1n) return raiseToWhole(base, exponent)
  const value = mustBeRational(base)
  if (value.lt(0)) throw new NotExactError('fractional power of a negative number')
  if (exponent.d === 2n) return raiseToWhole(squareRoot(value), exponent.mul(2))
  return raiseToWhole(surd(wholeRoot(value, exponent.d)), exponent.mul(exponent.d))
}

function raiseToWhole(base: SurdSum, exponent: Exact): SurdSum {
  const times = Number(exponent.n)
  const largest = Math.max(0, ...[...base.values()].map(({ times: { n, d } }) => `${n}${d}`.length - 1))
  if (times > 1000 || largest * times > MAX_DIGITS * 4) throw new NotExactError('power too large')
  if (times === 0 && base.size === 0) throw new NotExactError('0 to the power 0')
  let power = surd(1)
  for (let turn = 0; turn < times; turn++) power = multiplySurds(power, base)
  return exponent.lt(0) ? divideSurds(surd(1), power) : power
}

/** 27 and 3 -> 3; throws when the root is not a fraction. */
function wholeRoot(value: Exact, degree: bigint): Exact {
  const root = (number: bigint): bigint => {
    const guess = BigInt(Math.round(Number(number) ** (1 / Number(degree))))
    for (const candidate of [guess - 1n, guess, guess + 1n])
      if (candidate >= 0n && candidate ** degree === number) return candidate
    throw new NotExactError('no whole root')
  }
  if (degree > 60n || value.n > 10n ** 40n || value.d > 10n ** 40n) throw new NotExactError('root too large')
  if (value.lt(0) && degree % 2n === 0n) throw new NotExactError('root of a negative number')
  return new Fraction(root(value.n), root(value.d)).mul(value.s < 0n ? -1 : 1)
}

function callFunction(name: FunctionName, of: SurdSum, base: SurdSum | undefined): SurdSum {
  switch (name) {
    case 'sqrt':
      return nestedRoot(of)
    case 'cbrt':
      return surd(wholeRoot(mustBeRational(of), 3n))
    case 'log':
      return surd(logarithm(mustBeRational(of), base ? mustBeRational(base) : new Fraction(10)))
    case 'ln':
      if (rationalOf(of)?.equals(1)) return surd(0)
      throw new NotExactError('no exact natural logarithm')
    case 'sin':
      return sine(of)
    case 'cos':
      return cosine(of)
    case 'tan':
      return divideSurds(sine(of), cosine(of))
    case 'cot':
      return divideSurds(cosine(of), sine(of))
    case 'sec':
      return divideSurds(surd(1), cosine(of))
    case 'cosec':
      return divideSurds(surd(1), sine(of))
    case 'lnAbs':
      if (rationalOf(of)?.abs().equals(1)) return surd(0)
      throw new NotExactError('no exact natural logarithm')
    case 'arcsin':
      return angleOf(of, sine)
    case 'arctan':
      return angleOf(of, (angle) => divideSurds(sine(angle), cosine(angle)))
    default:
      throw new NotExactError(`no exact ${name}`)
  }
}

const KNOWN_ANGLES = [-60, -45, -30, 0, 30, 45, 60]

/** The angle between −π/2 and π/2 that has this ratio, if it is one of those learned by heart. */
function angleOf(ratio: SurdSum, ratioOf: (angle: SurdSum) => SurdSum): SurdSum {
  for (const degrees of KNOWN_ANGLES) {
    const angle = scaleSurd(PI, new Fraction(degrees, 180))
    if (addSurds(ratioOf(angle), scaleSurd(ratio, -1)).size === 0) return angle
  }
  const half = scaleSurd(PI, new Fraction(1, 2))
  if (ratioOf === sine && rationalOf(ratio)?.abs().equals(1))
    return scaleSurd(half, rationalOf(ratio)?.valueOf() ?? 1)
  throw new NotExactError('no exact angle')
}

/** log 8 to base 4 = 3/2: compares exponents, without rounding. */
function logarithm(of: Exact, base: Exact): Exact {
  if (of.lte(0) || base.lte(0) || base.equals(1)) throw new NotExactError('no logarithm')
  for (let below = 1; below <= 6; below++)
    for (let above = -40; above <= 40; above++)
      if (of.pow(below)?.equals(base.pow(above) ?? 0)) return new Fraction(above, below)
  throw new NotExactError('no exact logarithm')
}

/** Half turns, as a fraction: π/6 -> 1/6. */
function halfTurns(angle: SurdSum): Exact {
  if (angle.size === 0) return new Fraction(0)
  const [only] = [...angle.values()]
  if (angle.size !== 1 || only?.pi !== 1 || only.radicand !== 1n) throw new NotExactError('no exact angle')
  return only.times
}

function sine(angle: SurdSum): SurdSum {
  const turns = halfTurns(angle)
  const inTurn = turns.sub(turns.div(2).floor().mul(2)) // 0 to 2
  const isBelow = inTurn.gte(1)
  const half = isBelow ? inTurn.sub(1) : inTurn
  const acute = half.gt(0.5) ? new Fraction(1).sub(half) : half
  const value = acuteSine(acute)
  return isBelow ? scaleSurd(value, -1) : value
}

const cosine = (angle: SurdSum): SurdSum => sine(addSurds(angle, scaleSurd(PI, new Fraction(1, 2))))

function acuteSine(halfTurn: Exact): SurdSum {
  const degrees = Number(halfTurn.mul(180).toString())
  const half = new Fraction(1, 2)
  if (degrees === 0) return surd(0)
  if (degrees === 30) return surd(half)
  if (degrees === 45) return scaleSurd(squareRoot(new Fraction(2)), half)
  if (degrees === 60) return scaleSurd(squareRoot(new Fraction(3)), half)
  if (degrees === 90) return surd(1)
  const [six, two] = [squareRoot(new Fraction(6)), squareRoot(new Fraction(2))]
  if (degrees === 15) return scaleSurd(addSurds(six, scaleSurd(two, -1)), new Fraction(1, 4))
  if (degrees === 75) return scaleSurd(addSurds(six, two), new Fraction(1, 4))
  throw new NotExactError('no exact sine')
}
