import type { Algebra } from './algebra.ts'
import { approximate } from './approximate.ts'
import { type Bindings, evaluate } from './evaluate.ts'
import { binary, type Expression, numberOf } from './expression.ts'
import type { SurdSum } from './surd-sum.ts'

/** The value of a normal form in floating point, used to check results of calculus. */
export function approximateAlgebra(algebra: Algebra, bindings: Readonly<Record<string, number>>): number {
  switch (algebra.kind) {
    case 'number':
      return approximate(numberOf(algebra.value))
    case 'name':
      return approximate(algebra, bindings)
    case 'sum':
      return algebra.terms.reduce((total, term) => total + approximateAlgebra(term, bindings), 0)
    case 'product':
      return algebra.powers.reduce(
        (total, { base, exponent }) =>
          total * approximateAlgebra(base, bindings) ** approximateAlgebra(exponent, bindings),
        approximate(numberOf(algebra.factor)),
      )
    case 'call': {
      const argument = approximateAlgebra(algebra.of, bindings)
      return approximate(
        { kind: 'call', name: algebra.name, of: { kind: 'name', name: 'argument' } },
        { argument },
      )
    }
  }
}

/** A normal form as an expression, from which exact values are computed. */
function toExpression(algebra: Algebra): Expression {
  switch (algebra.kind) {
    case 'number':
      return numberOf(algebra.value)
    case 'name':
      return algebra
    case 'call':
      return { kind: 'call', name: algebra.name, of: toExpression(algebra.of) }
    case 'sum':
      return algebra.terms.map(toExpression).reduce((left, right) => binary('+', left, right))
    case 'product':
      return algebra.powers.reduce<Expression>(
        (left, { base, exponent }) =>
          binary('*', left, binary('^', toExpression(base), toExpression(exponent))),
        numberOf(algebra.factor),
      )
  }
}

export const evaluateAlgebra = (algebra: Algebra, bindings: Bindings): SurdSum =>
  evaluate(toExpression(algebra), bindings)
