import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'
import {
  type Algebra,
  call,
  constant,
  contains,
  isNumber,
  keyOf,
  type Power,
  power,
  product,
  quotient,
  scale,
  splitTerm,
  sum,
  variable,
} from './algebra.ts'
import { differentiate } from './differentiate.ts'
import { expand } from './expand.ts'
import type { FunctionName } from './expression.ts'

/** A term with its integral and the rule that gave it. */
export interface IntegratedTerm {
  term: Algebra
  integral: Algebra
  rule: string
}

/** Term by term; null when one term is not of a form taught at school. */
export function integrate(algebra: Algebra, name: string): IntegratedTerm[] | null {
  const replaced = integrateBySubstitution(algebra, name)
  if (replaced) return [{ term: algebra, ...replaced }]
  const whole = expand(algebra)
  const terms = whole.kind === 'sum' ? whole.terms : [whole]
  const done: IntegratedTerm[] = []
  for (const term of terms) {
    const found = integrateTerm(term, name)
    if (!found) return null
    done.push({ term, ...found })
  }
  return done
}

/** 2x/(x² + 1), sin x cos x, x·e^(x²), (ln x)/x: a function of u times the derivative of u. */
function integrateBySubstitution(algebra: Algebra, name: string): { integral: Algebra; rule: string } | null {
  const { powers } = splitTerm(algebra)
  for (const { base, exponent } of powers) {
    if (!contains(base, name) && !contains(exponent, name)) continue
    for (const [inner, integral] of [
      ...(contains(exponent, name) ? [] : [[base, integrateOf(exponent, base)] as const]),
      ...(base.kind === 'name' && base.name === 'e' ? [[exponent, power(base, exponent)] as const] : []),
      ...(base.kind === 'call' && isNumber(exponent, 1)
        ? [[base.of, OF_FUNCTION[base.name]?.(base.of)] as const]
        : []),
    ]) {
      // With u = ax + b nothing is gained.
      if (!integral || inner.kind === 'name' || slopeOf(inner, name)) continue
      const left = expand(product(algebra, power(base, scale(exponent, -1))))
      const times = numberRatio(left, expand(differentiate(inner, name)))
      if (times) return { integral: scale(integral, times), rule: 'the substitution u, du' }
    }
  }
  return null
}

/** ∫ uⁿ du */
function integrateOf(exponent: Algebra, u: Algebra): Algebra | null {
  if (exponent.kind !== 'number') return null
  if (exponent.value.equals(-1)) return call('lnAbs', u)
  const raised = exponent.value.add(1)
  return scale(power(u, constant(raised)), raised.inverse())
}

/** How many times the one is of the other, if that is a number. */
function numberRatio(one: Algebra, other: Algebra): Exact | null {
  const [a, b] = [one, other].map((algebra) => (algebra.kind === 'sum' ? algebra.terms[0] : algebra))
  if (!a || !b) return null
  const [first, second] = [splitTerm(a).factor, splitTerm(b).factor]
  for (const term of other.kind === 'sum' ? other.terms : [other]) {
    const factor = splitTerm(term).factor
    if (factor.equals(0)) return null
    const ratio = first.div(factor)
    if (keyOf(one) === keyOf(scale(other, ratio))) return ratio
  }
  return second.equals(0) || keyOf(one) !== keyOf(other) ? null : new Fraction(1)
}

function integrateTerm(term: Algebra, name: string): { integral: Algebra; rule: string } | null {
  const x = variable(name)
  const { factor, powers } = splitTerm(term)
  const fixed = powers.filter(({ base, exponent }) => !contains(base, name) && !contains(exponent, name))
  const moving = powers.filter((part) => !fixed.includes(part))
  const outside = product(constant(factor), ...fixed.map(({ base, exponent }) => power(base, exponent)))
  const times = (integral: Algebra, rule: string) => ({ integral: product(outside, integral), rule })
  if (moving.length === 0) return times(x, '∫ k dx = kx')
  const [one, two, ...more] = moving
  if (!one || more.length > 0) return null
  if (!two) {
    const found = integratePower(one, name)
    return found && times(found.integral, found.rule)
  }
  const parts = integrateByParts(one, two, name) ?? integrateByParts(two, one, name)
  if (parts) return times(parts, 'by parts: ∫ u dv = uv − ∫ v du')
  const pair = integratePair(one, two, name)
  return pair && times(pair.integral, pair.rule)
}

/** For ax + b: a; null for anything else. */
function slopeOf(algebra: Algebra, name: string): Exact | null {
  const slope = differentiate(algebra, name)
  return slope.kind === 'number' && !slope.value.equals(0) ? slope.value : null
}

const OF_FUNCTION: Partial<Record<FunctionName, (u: Algebra) => Algebra>> = {
  sin: (u) => scale(call('cos', u), -1),
  cos: (u) => call('sin', u),
  tan: (u) => call('lnAbs', call('sec', u)),
  cot: (u) => call('lnAbs', call('sin', u)),
  sec: (u) => call('lnAbs', sum(call('sec', u), call('tan', u))),
  cosec: (u) => call('lnAbs', sum(call('cosec', u), scale(call('cot', u), -1))),
}
const quarter = new Fraction(1, 4)
const OF_SQUARE: Partial<Record<FunctionName, (u: Algebra) => Algebra>> = {
  sin: (u) => sum(scale(u, new Fraction(1, 2)), scale(call('sin', scale(u, 2)), quarter.neg())),
  cos: (u) => sum(scale(u, new Fraction(1, 2)), scale(call('sin', scale(u, 2)), quarter)),
  tan: (u) => sum(call('tan', u), scale(u, -1)),
  cot: (u) => sum(scale(call('cot', u), -1), scale(u, -1)),
  sec: (u) => call('tan', u),
  cosec: (u) => scale(call('cot', u), -1),
}

function integratePower({ base, exponent }: Power, name: string): { integral: Algebra; rule: string } | null {
  if (contains(exponent, name)) {
    const slope = slopeOf(exponent, name)
    if (!slope || contains(base, name)) return null
    if (base.kind === 'name' && base.name === 'e')
      return { integral: scale(power(base, exponent), slope.inverse()), rule: '∫ eᵃˣ dx = eᵃˣ/a' }
    if (base.kind !== 'number' || base.value.lte(0)) return null
    return {
      integral: quotient(scale(power(base, exponent), slope.inverse()), call('ln', base)),
      rule: '∫ kˣ dx = kˣ/ln k',
    }
  }
  const slope = slopeOf(base, name)
  if (slope) {
    if (exponent.kind !== 'number') return null
    if (isNumber(exponent, -1))
      return { integral: scale(call('lnAbs', base), slope.inverse()), rule: '∫ dx/x = ln |x|' }
    const raised = exponent.value.add(1)
    return {
      integral: scale(power(base, constant(raised)), raised.mul(slope).inverse()),
      rule: '∫ xⁿ dx = xⁿ⁺¹/(n + 1)',
    }
  }
  if (base.kind === 'call') return integrateCall(base.name, base.of, exponent, name)
  return integrateInverseTrig(base, exponent, name)
}

function integrateCall(name: FunctionName, of: Algebra, exponent: Algebra, by: string) {
  const slope = slopeOf(of, by)
  if (!slope) return null
  if (name === 'ln' && isNumber(exponent, 1) && keyOf(of) === by) {
    const x = variable(by)
    return {
      integral: sum(product(x, call('ln', x)), scale(x, -1)),
      rule: 'by parts: ∫ ln x dx = x ln x − x',
    }
  }
  const find = isNumber(exponent, 1) ? OF_FUNCTION[name] : isNumber(exponent, 2) ? OF_SQUARE[name] : undefined
  if (!find) return null
  return { integral: scale(find(of), slope.inverse()), rule: `the standard integral of ${name}` }
}

/** 1/(x² + a²), 1/(x² − a²) and 1/√(a² − x²), for a whole a. */
function integrateInverseTrig(base: Algebra, exponent: Algebra, by: string) {
  if (base.kind !== 'sum' || base.terms.length !== 2 || exponent.kind !== 'number') return null
  const [square, number] = [
    base.terms.find((term) => contains(term, by)),
    base.terms.find((term) => term.kind === 'number'),
  ]
  if (!square || number?.kind !== 'number' || number.value.equals(0)) return null
  const a = Math.sqrt(Math.abs(number.value.valueOf()))
  if (!Number.isInteger(a)) return null
  const x = variable(by)
  if (number.value.lt(0))
    return keyOf(square) === keyOf(power(x, constant(2))) && exponent.value.equals(-1)
      ? {
          integral: scale(
            call('lnAbs', quotient(sum(x, constant(-a)), sum(x, constant(a)))),
            new Fraction(1, 2 * a),
          ),
          rule: '∫ dx/(x² − a²) = (1/2a) ln |(x − a)/(x + a)|',
        }
      : null
  const ratio = scale(x, new Fraction(1, a))
  if (keyOf(square) === keyOf(power(x, constant(2))) && exponent.value.equals(-1))
    return {
      integral: scale(call('arctan', ratio), new Fraction(1, a)),
      rule: '∫ dx/(x² + a²) = (1/a) tan⁻¹(x/a)',
    }
  if (keyOf(square) === keyOf(scale(power(x, constant(2)), -1)) && exponent.value.equals(-1))
    return {
      integral: scale(
        call('lnAbs', quotient(sum(constant(a), x), sum(constant(a), scale(x, -1)))),
        new Fraction(1, 2 * a),
      ),
      rule: '∫ dx/(a² − x²) = (1/2a) ln |(a + x)/(a − x)|',
    }
  if (keyOf(square) === keyOf(scale(power(x, constant(2)), -1)) && exponent.value.equals(-0.5))
    return { integral: call('arcsin', ratio), rule: '∫ dx/√(a² − x²) = sin⁻¹(x/a)' }
  return null
}

/** x·eᵃˣ, x²·sin x, x·ln x …: each step lowers the power of x. */
function integrateByParts(u: Power, v: Power, by: string): Algebra | null {
  const x = variable(by)
  if (keyOf(u.base) !== by || u.exponent.kind !== 'number' || u.exponent.value.d !== 1n) return null
  const times = u.exponent.value
  if (v.base.kind === 'call' && v.base.name === 'ln' && isNumber(v.exponent, 1) && keyOf(v.base.of) === by) {
    const raised = times.add(1)
    if (raised.equals(0)) return null
    const high = scale(power(x, constant(raised)), raised.inverse())
    return sum(product(high, v.base), scale(power(x, constant(raised)), raised.mul(raised).inverse().neg()))
  }
  if (times.lt(1) || times.gt(4)) return null
  const isWearable =
    (v.base.kind === 'name' && v.base.name === 'e') ||
    (v.base.kind === 'call' && (v.base.name === 'sin' || v.base.name === 'cos'))
  const inner = isWearable ? integratePower(v, by)?.integral : null
  if (!inner) return null
  const uPower = power(x, constant(times))
  const rest = integrate(product(inner, differentiate(uPower, by)), by)
  return rest && sum(product(uPower, inner), scale(sum(...rest.map(({ integral }) => integral)), -1))
}

/** sec x tan x and cosec x cot x. */
function integratePair(one: Power, two: Power, by: string) {
  if (one.base.kind !== 'call' || two.base.kind !== 'call') return null
  if (!isNumber(one.exponent, 1) || !isNumber(two.exponent, 1)) return null
  if (keyOf(one.base.of) !== keyOf(two.base.of)) return null
  const slope = slopeOf(one.base.of, by)
  const names = [one.base.name, two.base.name].sort().join(' ')
  if (!slope) return null
  if (names === 'sec tan')
    return { integral: scale(call('sec', one.base.of), slope.inverse()), rule: '∫ sec x tan x dx = sec x' }
  if (names === 'cosec cot')
    return {
      integral: scale(call('cosec', one.base.of), slope.inverse().neg()),
      rule: '∫ cosec x cot x dx = −cosec x',
    }
  return null
}
