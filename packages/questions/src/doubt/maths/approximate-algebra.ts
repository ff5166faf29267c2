import type { Algebra } from './algebra.ts'
import { approximate } from './approximate.ts'
import { numberOf } from './expression.ts'

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
