import { isPrime, range } from '../../../kit/values/number-theory.ts'

/**
 * Every rule by which someone could continue a series of numbers, read from its terms alone. Two rules that fit and
 * disagree make a series ambiguous: such a series is never asked.
 */
type Rule = (terms: readonly number[]) => number | null

const differences = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, index) => term - (terms[index] ?? 0))

const isConstant = (values: readonly number[]): boolean =>
  values.length > 1 && values.every((value) => value === values[0])

const last = (values: readonly number[]): number => values.at(-1) ?? Number.NaN

/** Repeated differences become constant, with enough terms left to see it. */
const polynomial: Rule = (terms) => {
  const rows = [terms]
  while (!isConstant(last2(rows))) {
    const next = differences(last2(rows))
    if (next.length < 2 || rows.length > 3) return null
    rows.push(next)
  }
  return rows.reduce((sum, row) => sum + last(row), 0)
}

const last2 = (rows: readonly (readonly number[])[]): readonly number[] => rows.at(-1) ?? []

/** next = factor × term + constant */
const affine: Rule = (terms) => {
  const [a = 0, b = 0, c = 0] = terms
  if (a === b) return null
  const factor = (c - b) / (b - a)
  const constant = b - factor * a
  const fits = terms
    .slice(1)
    .every((term, index) => Math.abs(factor * (terms[index] ?? 0) + constant - term) < 1e-9)
  const next = factor * last(terms) + constant
  return fits && Math.abs(next - Math.round(next)) < 1e-9 ? Math.round(next) : null
}

/** The quotients rise by a constant: ×1, ×2, ×3 ..., or ×1.5, ×2, ×2.5 ... */
const risingFactor: Rule = (terms) => {
  if (terms.includes(0)) return null
  const factors = terms.slice(1).map((term, index) => term / (terms[index] ?? 1))
  const steps = differences(factors)
  if (!steps.every((step) => Math.abs(step - (steps[0] ?? 0)) < 1e-9) || steps.length < 2) return null
  return Math.round(last(terms) * (last(factors) + last(steps)))
}

/** ×n + c·n with n rising by one: ×1 + 1, ×2 + 2 ... or ×1 + 3, ×2 + 6 ... */
const factorAndMultiple: Rule = (terms) => {
  for (const start of range(1, 4)) {
    for (const times of [...range(-6, -1), ...range(1, 6)]) {
      const step = (term: number, index: number) => term * (start + index) + times * (start + index)
      if (terms.slice(1).every((term, index) => step(terms[index] ?? 0, index) === term)) {
        return step(last(terms), terms.length - 1)
      }
    }
  }
  return null
}

/** Each term is the sum of the two before it. */
const sumOfTwo: Rule = (terms) =>
  terms.slice(2).every((term, index) => term === (terms[index] ?? 0) + (terms[index + 1] ?? 0))
    ? last(terms) + (terms.at(-2) ?? 0)
    : null

/** The differences are primes in order, or powers of one number. */
const primeDifferences: Rule = (terms) => {
  const gaps = differences(terms)
  if (!gaps.every((gap) => gap > 0 && isPrime(gap))) return null
  const inOrder = gaps.slice(1).every((gap, index) => gap === nextPrime(gaps[index] ?? 0))
  return inOrder ? last(terms) + nextPrime(last(gaps)) : null
}

const nextPrime = (prime: number): number => range(prime + 1, 2 * prime).find(isPrime) ?? Number.NaN

const geometricDifferences: Rule = (terms) => {
  const gaps = differences(terms)
  const [a = 0, b = 0] = gaps
  if (a === 0 || b % a !== 0) return null
  const factor = b / a
  const fits = gaps.slice(1).every((gap, index) => gap === factor * (gaps[index] ?? 0))
  return fits ? last(terms) + factor * last(gaps) : null
}

/** Two series in turns, each going up or down by a constant. */
const interleaved: Rule = (terms) => {
  const own = terms.filter((_, index) => index % 2 === terms.length % 2)
  const other = terms.filter((_, index) => index % 2 !== terms.length % 2)
  if (own.length < 3 || !isConstant(differences(own)) || !isConstant(differences(other))) return null
  return last(own) + last(differences(own))
}

/** + and × in turns. */
const alternating: Rule = (terms) => {
  const [a = 0, b = 0, c = 0] = terms
  const candidates = [
    { add: b - a, times: c / b, addsFirst: true },
    { add: c - b, times: b / a, addsFirst: false },
  ]
  for (const { add, times, addsFirst } of candidates) {
    const step = (term: number, index: number) =>
      (index % 2 === 0) === addsFirst ? term + add : term * times
    const fits = terms.slice(1).every((term, index) => step(terms[index] ?? 0, index) === term)
    if (fits && Number.isInteger(times) && times > 1) return step(last(terms), terms.length - 1)
  }
  return null
}

const RULES = [
  polynomial,
  affine,
  risingFactor,
  factorAndMultiple,
  sumOfTwo,
  primeDifferences,
  geometricDifferences,
  interleaved,
  alternating,
]

/** All values that some rule gives for the next term. */
export const possibleNext = (terms: readonly number[]): number[] => [
  ...new Set(RULES.flatMap((rule) => rule(terms) ?? [])),
]
