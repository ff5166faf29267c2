import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import type { Expression, FunctionName } from './expression.ts'
import { NotExactError } from './surd-sum.ts'

/**
 * An expression in normal form: sums of products of powers, like terms collected. Only the builders below create it.
 */
export type Algebra =
  | { kind: 'number'; value: Exact }
  | { kind: 'name'; name: string }
  | { kind: 'sum'; terms: readonly Algebra[] }
  | { kind: 'product'; factor: Exact; powers: readonly Power[] }
  | { kind: 'call'; name: FunctionName; of: Algebra }

export interface Power {
  base: Algebra
  exponent: Algebra
}

export const constant = (value: Exact | number): Algebra => ({ kind: 'number', value: new Fraction(value) })
export const ZERO = constant(0)
export const ONE = constant(1)
export const variable = (name: string): Algebra => ({ kind: 'name', name })

/** Equal keys mean equal forms. */
export function keyOf(algebra: Algebra): string {
  switch (algebra.kind) {
    case 'number':
      return algebra.value.toFraction()
    case 'name':
      return algebra.name
    case 'sum':
      return `(${algebra.terms.map(keyOf).sort().join('+')})`
    case 'product':
      return `[${algebra.factor.toFraction()}*${powersKey(algebra.powers)}]`
    case 'call':
      return `${algebra.name}(${keyOf(algebra.of)})`
  }
}

const powersKey = (powers: readonly Power[]): string =>
  powers
    .map(({ base, exponent }) => `${keyOf(base)}^${keyOf(exponent)}`)
    .sort()
    .join('*')

export const isNumber = (algebra: Algebra, value: number): boolean =>
  algebra.kind === 'number' && algebra.value.equals(value)

/** A term as its number and the rest. */
export function splitTerm(term: Algebra): { factor: Exact; powers: readonly Power[] } {
  if (term.kind === 'number') return { factor: term.value, powers: [] }
  if (term.kind === 'product') return term
  return { factor: new Fraction(1), powers: [{ base: term, exponent: ONE }] }
}

export function sum(...terms: readonly Algebra[]): Algebra {
  const collected = new Map<string, { factor: Exact; powers: readonly Power[] }>()
  const flat = terms.flatMap((term) => (term.kind === 'sum' ? term.terms : [term]))
  for (const term of flat) {
    const { factor, powers } = splitTerm(term)
    const key = powersKey(powers)
    const before = collected.get(key)?.factor ?? new Fraction(0)
    collected.set(key, { factor: before.add(factor), powers })
  }
  const kept = [...collected.values()].filter(({ factor }) => !factor.equals(0)).map(joinTerm)
  const [first] = kept
  if (!first) return ZERO
  return kept.length === 1 ? first : { kind: 'sum', terms: kept }
}

function joinTerm({ factor, powers }: { factor: Exact; powers: readonly Power[] }): Algebra {
  const [first] = powers
  if (!first || factor.equals(0)) return constant(factor)
  if (factor.equals(1) && powers.length === 1 && isNumber(first.exponent, 1)) return first.base
  return { kind: 'product', factor, powers }
}

export function product(...factors: readonly Algebra[]): Algebra {
  let number = new Fraction(1)
  const collected = new Map<string, Power>()
  for (const { factor, powers } of factors.map(splitTerm)) {
    number = number.mul(factor)
    for (const { base, exponent } of powers) {
      const key = keyOf(base)
      const before = collected.get(key)?.exponent ?? ZERO
      collected.set(key, { base, exponent: sum(before, exponent) })
    }
  }
  const powers: Power[] = []
  for (const power of collected.values()) {
    if (isNumber(power.exponent, 0)) continue
    if (power.base.kind === 'number' && power.exponent.kind === 'number' && power.exponent.value.d === 1n)
      number = number.mul(wholeNumberPower(power.base.value, power.exponent.value))
    else powers.push(power)
  }
  const [only] = powers
  // A number times a sum is multiplied out, so that like terms can be collected.
  if (only?.base.kind === 'sum' && powers.length === 1 && isNumber(only.exponent, 1) && !number.equals(1))
    return sum(...only.base.terms.map((term) => scale(term, number)))
  return joinTerm({ factor: number, powers })
}

export function scale(algebra: Algebra, factor: Exact | number): Algebra {
  if (algebra.kind === 'sum') return sum(...algebra.terms.map((term) => scale(term, factor)))
  const { factor: before, powers } = splitTerm(algebra)
  return joinTerm({ factor: before.mul(factor), powers })
}

export function power(base: Algebra, exponent: Algebra): Algebra {
  if (isNumber(exponent, 0)) return ONE
  if (isNumber(exponent, 1)) return base
  if (base.kind === 'number') {
    if (base.value.equals(1)) return ONE
    if (exponent.kind === 'number' && exponent.value.d === 1n)
      return constant(wholeNumberPower(base.value, exponent.value))
  }
  if (base.kind === 'product' && exponent.kind === 'number' && exponent.value.d === 1n) {
    const inner = base.powers.map((part) => power(part.base, product(part.exponent, exponent)))
    return product(constant(wholeNumberPower(base.factor, exponent.value)), ...inner)
  }
  return joinTerm({ factor: new Fraction(1), powers: [{ base, exponent }] })
}

export const quotient = (top: Algebra, bottom: Algebra): Algebra => product(top, power(bottom, constant(-1)))

export const call = (name: FunctionName, of: Algebra): Algebra =>
  name === 'sqrt'
    ? power(of, constant(new Fraction(1, 2)))
    : name === 'exp'
      ? power(variable('e'), of)
      : { kind: 'call', name, of }

/** The normal form of an expression; throws NotExactError when it has none. */
export function toAlgebra(expression: Expression): Algebra {
  switch (expression.kind) {
    case 'number':
      return constant(expression.value)
    case 'name':
      return variable(expression.name)
    case 'minus':
      return scale(toAlgebra(expression.of), -1)
    case 'percent':
      return scale(toAlgebra(expression.of), new Fraction(1, 100))
    case 'degrees':
    case 'factorial':
      throw new NotExactError(`${expression.kind} is not supported in algebra`)
    case 'call':
      // 'log x' is the natural logarithm in calculus and the common one in arithmetic.
      if (expression.name === 'log' || expression.name === 'cbrt')
        throw new NotExactError('not supported in algebra')
      return call(expression.name, toAlgebra(expression.of))
    case 'binary': {
      const [left, right] = [toAlgebra(expression.left), toAlgebra(expression.right)]
      switch (expression.operator) {
        case '+':
          return sum(left, right)
        case '-':
          return sum(left, scale(right, -1))
        case '/':
          if (isNumber(right, 0)) throw new NotExactError('division by zero')
          return quotient(left, right)
        case '^':
          return power(left, right)
        default:
          return product(left, right)
      }
    }
  }
}

/** The form with another in the place of a variable. */
export function putIn(algebra: Algebra, name: string, value: Algebra): Algebra {
  switch (algebra.kind) {
    case 'number':
      return algebra
    case 'name':
      return algebra.name === name ? value : algebra
    case 'sum':
      return sum(...algebra.terms.map((term) => putIn(term, name, value)))
    case 'product':
      return product(
        constant(algebra.factor),
        ...algebra.powers.map(({ base, exponent }) =>
          power(putIn(base, name, value), putIn(exponent, name, value)),
        ),
      )
    case 'call': {
      const of = putIn(algebra.of, name, value)
      const at = of.kind === 'number' ? of.value : undefined
      if (at?.equals(0) && AT_ZERO[algebra.name] !== undefined) return constant(AT_ZERO[algebra.name] ?? 0)
      if (!at || (algebra.name !== 'ln' && algebra.name !== 'lnAbs')) return call(algebra.name, of)
      if (at.equals(0)) throw new NotExactError('no logarithm of 0')
      return at.abs().equals(1) && algebra.name === 'lnAbs' ? ZERO : call('ln', constant(at.abs()))
    }
  }
}
const AT_ZERO: Partial<Record<FunctionName, number>> = {
  sin: 0,
  cos: 1,
  tan: 0,
  sec: 1,
  arcsin: 0,
  arctan: 0,
}

/** Whether the variable occurs at all. */
export function contains(algebra: Algebra, name: string): boolean {
  switch (algebra.kind) {
    case 'number':
      return false
    case 'name':
      return algebra.name === name
    case 'sum':
      return algebra.terms.some((term) => contains(term, name))
    case 'product':
      return algebra.powers.some(({ base, exponent }) => contains(base, name) || contains(exponent, name))
    case 'call':
      return contains(algebra.of, name)
  }
}

/** Powers with more digits are refused: they could freeze the screen. */
const MAX_DIGITS = 200

function wholeNumberPower(base: Exact, exponent: Exact): Exact {
  const times = Number(exponent.n)
  if (base.equals(0) && exponent.lte(0)) throw new NotExactError('0 to a power that is not positive')
  if (times * (`${base.n}${base.d}`.length - 1) > MAX_DIGITS) throw new NotExactError('power too large')
  const power = new Fraction(base.n ** BigInt(times), base.d ** BigInt(times)).mul(
    base.s < 0n && times % 2 === 1 ? -1 : 1,
  )
  return exponent.lt(0) ? power.inverse() : power
}
