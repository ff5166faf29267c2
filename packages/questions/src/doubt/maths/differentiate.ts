import {
  type Algebra,
  call,
  constant,
  contains,
  isNumber,
  ONE,
  power,
  product,
  quotient,
  scale,
  splitTerm,
  sum,
  ZERO,
} from './algebra.ts'
import { expand } from './expand.ts'
import type { FunctionName } from './expression.ts'
import { NotExactError } from './surd-sum.ts'

/** d/dx of each function of u, without the factor du/dx. */
const OUTER: Partial<Record<FunctionName, (u: Algebra) => Algebra>> = {
  sin: (u) => call('cos', u),
  cos: (u) => scale(call('sin', u), -1),
  tan: (u) => power(call('sec', u), constant(2)),
  sec: (u) => product(call('sec', u), call('tan', u)),
  cosec: (u) => scale(product(call('cosec', u), call('cot', u)), -1),
  cot: (u) => scale(power(call('cosec', u), constant(2)), -1),
  ln: (u) => power(u, constant(-1)),
  lnAbs: (u) => power(u, constant(-1)),
  arcsin: (u) => power(sum(ONE, scale(power(u, constant(2)), -1)), constant(-0.5)),
  arctan: (u) => quotient(ONE, sum(ONE, power(u, constant(2)))),
}

export function differentiate(algebra: Algebra, name: string): Algebra {
  if (!contains(algebra, name)) return ZERO
  switch (algebra.kind) {
    case 'number':
      return ZERO
    case 'name':
      return ONE
    case 'sum':
      return sum(...algebra.terms.map((term) => differentiate(term, name)))
    case 'call': {
      const outer = OUTER[algebra.name]
      if (!outer) throw new NotExactError(`no derivative of ${algebra.name}`)
      return product(outer(algebra.of), differentiate(algebra.of, name))
    }
    case 'product': {
      const { factor, powers } = splitTerm(algebra)
      const below = powers.filter(
        ({ base, exponent }) => base.kind === 'sum' && isNumber(exponent, -1) && contains(base, name),
      )
      const [only] = below
      if (only && below.length === 1) {
        const above = product(
          constant(factor),
          ...powers.filter((part) => part !== only).map(({ base, exponent }) => power(base, exponent)),
        )
        const top = sum(
          product(differentiate(above, name), only.base),
          scale(product(above, differentiate(only.base, name)), -1),
        )
        return quotient(expand(top), power(only.base, constant(2)))
      }
      const parts = powers.map(({ base, exponent }) => power(base, exponent))
      return sum(
        ...powers.map(({ base, exponent }, at) =>
          product(
            constant(factor),
            differentiatePower(base, exponent, name),
            ...parts.filter((_, other) => other !== at),
          ),
        ),
      )
    }
  }
}

function differentiatePower(base: Algebra, exponent: Algebra, name: string): Algebra {
  const whole = power(base, exponent)
  if (!contains(exponent, name)) {
    const lower = power(base, sum(exponent, constant(-1)))
    return product(exponent, lower, differentiate(base, name))
  }
  // a^u: a^u · ln a · u'; when the base varies as well, x^x = e^(x ln x).
  const isE = base.kind === 'name' && base.name === 'e'
  const logarithm = isE ? ONE : call('ln', base)
  const inner = contains(base, name)
    ? differentiate(product(exponent, logarithm), name)
    : product(logarithm, differentiate(exponent, name))
  return isNumber(inner, 0) ? ZERO : product(whole, inner)
}
