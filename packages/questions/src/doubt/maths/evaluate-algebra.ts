import type { Algebra } from './algebra.ts'
import { type Bindings, evaluate } from './evaluate.ts'
import { binary, type Expression, numberOf } from './expression.ts'
import type { SurdSum } from './surd-sum.ts'

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
