import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import type { Expression } from './expression.ts'
import { NotExactError } from './surd-sum.ts'

/** Coefficients from the constant up, the last one not zero: x² - 5x + 6 is [6, -5, 1]; zero is []. */
export type Polynomial = readonly Exact[]

/** One polynomial over another. */
export interface RationalForm {
  top: Polynomial
  bottom: Polynomial
}

/** The highest degree in school mathematics. */
const MAX_DEGREE = 12

const trim = (coefficients: readonly Exact[]): Polynomial => {
  let length = coefficients.length
  while (length > 0 && coefficients[length - 1]?.equals(0)) length--
  if (length > MAX_DEGREE + 1) throw new NotExactError('degree too high')
  return coefficients.slice(0, length)
}

export const coefficient = (polynomial: Polynomial, degree: number): Exact =>
  polynomial[degree] ?? new Fraction(0)
export const degreeOf = (polynomial: Polynomial): number => polynomial.length - 1

export const addPolynomials = (a: Polynomial, b: Polynomial): Polynomial =>
  trim(
    Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
      coefficient(a, at).add(coefficient(b, at)),
    ),
  )

export const scalePolynomial = (a: Polynomial, factor: Exact | number): Polynomial =>
  trim(a.map((one) => one.mul(factor)))

export function multiplyPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  const result = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => new Fraction(0))
  a.forEach((one, at) => {
    b.forEach((two, by) => {
      result[at + by] = (result[at + by] ?? new Fraction(0)).add(one.mul(two))
    })
  })
  return trim(result)
}

export const valueAt = (polynomial: Polynomial, x: Exact): Exact =>
  polynomial.reduceRight<Exact>((sum, one) => sum.mul(x).add(one), new Fraction(0))

/** Divides by (x - root), which must be a factor. */
export function divideByRoot(polynomial: Polynomial, root: Exact): Polynomial {
  const result: Exact[] = []
  let carry: Exact = new Fraction(0)
  for (let at = polynomial.length - 1; at > 0; at--) {
    carry = carry.mul(root).add(coefficient(polynomial, at))
    result.unshift(carry)
  }
  return trim(result)
}

/** The same polynomial with whole coprime coefficients, the first one positive. */
export function primitive(polynomial: Polynomial): Polynomial {
  const shared = polynomial.reduce<Exact>((common, one) => common.gcd(one), new Fraction(0))
  const lead = polynomial.at(-1)
  if (!lead || shared.equals(0)) return polynomial
  return polynomial.map((one) => one.div(shared).mul(lead.s < 0n ? -1 : 1))
}

/** An expression in one variable as a fraction of polynomials; throws when it is not one. */
export function toRationalForm(expression: Expression, name: string): RationalForm {
  const one: Polynomial = [new Fraction(1)]
  switch (expression.kind) {
    case 'number':
      return { top: trim([expression.value]), bottom: one }
    case 'name':
      if (expression.name !== name) throw new NotExactError('another variable')
      return { top: [new Fraction(0), new Fraction(1)], bottom: one }
    case 'minus': {
      const { top, bottom } = toRationalForm(expression.of, name)
      return { top: scalePolynomial(top, -1), bottom }
    }
    case 'percent': {
      const { top, bottom } = toRationalForm(expression.of, name)
      return { top: scalePolynomial(top, new Fraction(1, 100)), bottom }
    }
    case 'binary': {
      const left = toRationalForm(expression.left, name)
      if (expression.operator === '^') return raiseForm(left, expression.right)
      return combine(expression.operator, left, toRationalForm(expression.right, name))
    }
    default:
      throw new NotExactError('not a polynomial')
  }
}

function combine(operator: string, left: RationalForm, right: RationalForm): RationalForm {
  if (operator === '+' || operator === '-') {
    const second = multiplyPolynomials(scalePolynomial(right.top, operator === '-' ? -1 : 1), left.bottom)
    return {
      top: addPolynomials(multiplyPolynomials(left.top, right.bottom), second),
      bottom: multiplyPolynomials(left.bottom, right.bottom),
    }
  }
  if (operator === '/') {
    if (right.top.length === 0) throw new NotExactError('division by zero')
    return {
      top: multiplyPolynomials(left.top, right.bottom),
      bottom: multiplyPolynomials(left.bottom, right.top),
    }
  }
  return {
    top: multiplyPolynomials(left.top, right.top),
    bottom: multiplyPolynomials(left.bottom, right.bottom),
  }
}

function raiseForm(base: RationalForm, exponent: Expression): RationalForm {
  const sign = exponent.kind === 'minus' ? -1 : 1
  const inner = exponent.kind === 'minus' ? exponent.of : exponent
  if (inner.kind !== 'number' || inner.value.d !== 1n || inner.value.gt(MAX_DEGREE))
    throw new NotExactError('power')
  let [top, bottom]: [Polynomial, Polynomial] = [[new Fraction(1)], [new Fraction(1)]]
  for (let turn = 0n; turn < inner.value.n; turn++) {
    top = multiplyPolynomials(top, base.top)
    bottom = multiplyPolynomials(bottom, base.bottom)
  }
  if (sign > 0) return { top, bottom }
  if (top.length === 0) throw new NotExactError('division by zero')
  return { top: bottom, bottom: top }
}

/** Its rational roots, each once, smallest first (by the rational root theorem). */
export function rationalRoots(polynomial: Polynomial): Exact[] {
  const whole = primitive(polynomial)
  const [constant, lead] = [whole.find((one) => !one.equals(0)), whole.at(-1)]
  if (!constant || !lead) return []
  const candidates = new Map<string, Exact>([['0', new Fraction(0)]])
  for (const top of smallDivisors(constant.n))
    for (const bottom of smallDivisors(lead.n))
      for (const sign of [1n, -1n]) {
        const candidate = new Fraction(sign * top, bottom)
        candidates.set(candidate.toFraction(), candidate)
      }
  return [...candidates.values()]
    .filter((candidate) => valueAt(whole, candidate).equals(0))
    .sort((a, b) => a.compare(b))
}

/** Divisors of numbers of ordinary size; a longer search would be too slow. */
function smallDivisors(number: bigint): bigint[] {
  if (number > 10n ** 10n) return []
  const found: bigint[] = []
  for (let divisor = 1n; divisor * divisor <= number; divisor++) {
    if (number % divisor !== 0n) continue
    found.push(divisor, number / divisor)
  }
  return found
}

/** LaTeX: x^{2} - 5x + 6. */
export function writePolynomial(polynomial: Polynomial, name: string): string {
  if (polynomial.length === 0) return '0'
  let text = ''
  for (let degree = polynomial.length - 1; degree >= 0; degree--) {
    const one = coefficient(polynomial, degree)
    if (one.equals(0)) continue
    const size = one.abs()
    const number = size.d === 1n ? `${size.n}` : `\\frac{${size.n}}{${size.d}}`
    const symbol = degree === 0 ? '' : degree === 1 ? name : `${name}^{${degree}}`
    const term = symbol !== '' && size.equals(1) ? symbol : `${number}${symbol}`
    text += text === '' ? `${one.s < 0n ? '-' : ''}${term}` : ` ${one.s < 0n ? '-' : '+'} ${term}`
  }
  return text
}
