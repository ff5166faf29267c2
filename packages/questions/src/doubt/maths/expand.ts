import { type Algebra, constant, power, product, splitTerm, sum } from './algebra.ts'

/** Larger powers of sums are not expanded: (x + 1)^50 is of no use. */
const MAX_POWER = 8
const MAX_TERMS = 60

/** Products of sums multiplied out. */
export function expand(algebra: Algebra): Algebra {
  if (algebra.kind === 'sum') return sum(...algebra.terms.map(expand))
  if (algebra.kind !== 'product') return algebra
  const { factor, powers } = splitTerm(algebra)
  let terms: Algebra[] = [constant(factor)]
  for (const { base, exponent } of powers) {
    const times =
      base.kind === 'sum' && exponent.kind === 'number' && exponent.value.d === 1n
        ? Number(exponent.value.valueOf())
        : 0
    if (
      base.kind !== 'sum' ||
      times < 1 ||
      times > MAX_POWER ||
      terms.length * base.terms.length ** times > 5000
    ) {
      terms = terms.map((term) => product(term, power(base, exponent)))
      continue
    }
    const inner = base.terms.map(expand)
    for (let turn = 0; turn < times; turn++) {
      const multiplied = sum(...terms.flatMap((term) => inner.map((other) => product(term, other))))
      terms = multiplied.kind === 'sum' ? [...multiplied.terms] : [multiplied]
      if (terms.length > MAX_TERMS) return algebra
    }
  }
  return sum(...terms)
}
