import { isPrime, range } from '../../../kit/values/number-theory.ts'

/**
 * Which terms of a series could be the wrong one, read from the terms alone: a rule is fitted to every short stretch
 * and carried on to both ends; where it fails at exactly one place, that place is a candidate.
 */
type Guess = number | null
/** All terms by the rule that the stretch at `start` suggests; null where the rule gives no whole number. */
interface Rule {
  stretch: number
  extend(terms: readonly number[], start: number): Guess[] | null
}

const at = (terms: readonly Guess[], index: number): number => terms[index] ?? Number.NaN

/** Carries a stretch on in both directions. */
function carryOn(
  terms: readonly number[],
  start: number,
  stretch: number,
  next: (all: readonly Guess[], index: number) => number,
  previous: (all: readonly Guess[], index: number) => number,
): Guess[] {
  const all: Guess[] = terms.map((term, index) => (index >= start && index < start + stretch ? term : null))
  for (let index = start + stretch; index < terms.length; index++) all[index] = next(all, index)
  for (let index = start - 1; index >= 0; index--) all[index] = previous(all, index)
  return all
}

const polynomial = (degree: number): Rule => ({
  stretch: degree + 1,
  extend(terms, start) {
    const known = range(start, start + degree)
    return terms.map((_, place) =>
      Math.round(
        known.reduce(
          (sum, one) =>
            sum +
            known.reduce(
              (product, other) => (other === one ? product : (product * (place - other)) / (one - other)),
              at(terms, one),
            ),
          0,
        ),
      ),
    )
  },
})

/** next = factor × term + constant, which is also the rule of differences that double. */
const affine: Rule = {
  stretch: 3,
  extend(terms, start) {
    const [a, b, c] = [at(terms, start), at(terms, start + 1), at(terms, start + 2)]
    if (a === b) return null
    const factor = (c - b) / (b - a)
    if (factor === 0 || factor === 1 || !Number.isInteger(factor * 2)) return null
    const constant = b - factor * a
    return carryOn(
      terms,
      start,
      3,
      (all, index) => factor * at(all, index - 1) + constant,
      (all, index) => (at(all, index + 1) - constant) / factor,
    )
  },
}

const sumOfTwo: Rule = {
  stretch: 2,
  extend: (terms, start) =>
    carryOn(
      terms,
      start,
      2,
      (all, index) => at(all, index - 1) + at(all, index - 2),
      (all, index) => at(all, index + 2) - at(all, index + 1),
    ),
}

const nextPrime = (prime: number): number => range(prime + 1, 2 * prime).find(isPrime) ?? Number.NaN
const previousPrime = (prime: number): number =>
  range(2, prime - 1)
    .reverse()
    .find(isPrime) ?? Number.NaN

const primeSteps: Rule = {
  stretch: 2,
  extend(terms, start) {
    const gap = at(terms, start + 1) - at(terms, start)
    if (gap < 2 || !isPrime(gap)) return null
    return carryOn(
      terms,
      start,
      2,
      (all, index) => at(all, index - 1) + nextPrime(at(all, index - 1) - at(all, index - 2)),
      (all, index) => at(all, index + 1) - previousPrime(at(all, index + 2) - at(all, index + 1)),
    )
  },
}

/** ×1, ×2, ×3 ... or ×1.5, ×2, ×2.5 ... */
const risingFactor: Rule = {
  stretch: 3,
  extend(terms, start) {
    const factor = at(terms, start + 1) / at(terms, start)
    const gain = at(terms, start + 2) / at(terms, start + 1) - factor
    if (!Number.isInteger(gain * 2) || !Number.isInteger(factor * 2)) return null
    const step = (index: number) => factor + gain * (index - start)
    return carryOn(
      terms,
      start,
      3,
      (all, index) => at(all, index - 1) * step(index - 1),
      (all, index) => at(all, index + 1) / step(index),
    )
  },
}

/** + and × in turns. */
const inTurns: Rule = {
  stretch: 3,
  extend(terms, start) {
    const [a, b, c] = [at(terms, start), at(terms, start + 1), at(terms, start + 2)]
    for (const { add, times, addsFirst } of [
      { add: b - a, times: c / b, addsFirst: true },
      { add: c - b, times: b / a, addsFirst: false },
    ]) {
      if (!Number.isInteger(times) || times < 2) continue
      const adds = (index: number) => ((index - start) % 2 === 0) === addsFirst
      return carryOn(
        terms,
        start,
        3,
        (all, index) => (adds(index - 1) ? at(all, index - 1) + add : at(all, index - 1) * times),
        (all, index) => (adds(index) ? at(all, index + 1) - add : at(all, index + 1) / times),
      )
    }
    return null
  },
}

/** Two series in turns, each with a constant step. */
const interleaved: Rule = {
  stretch: 4,
  extend: (terms, start) =>
    carryOn(
      terms,
      start,
      4,
      (all, index) => 2 * at(all, index - 2) - at(all, index - 4),
      (all, index) => 2 * at(all, index + 2) - at(all, index + 4),
    ),
}

const RULES = [
  polynomial(1),
  polynomial(2),
  polynomial(3),
  affine,
  sumOfTwo,
  primeSteps,
  risingFactor,
  inTurns,
  interleaved,
]

/** Places, from 0, at which some rule fails while it explains all the other terms. */
export function possibleFaults(terms: readonly number[]): number[] {
  const places = RULES.flatMap((rule) =>
    range(0, terms.length - rule.stretch).flatMap((start) => {
      const all = rule.extend(terms, start)
      const wrong = all?.flatMap((term, index) =>
        term !== null && Math.abs(term - at(terms, index)) < 1e-6 ? [] : [index],
      )
      return wrong?.length === 1 ? wrong : []
    }),
  )
  return [...new Set(places)]
}
