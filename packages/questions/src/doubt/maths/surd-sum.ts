import Fraction from 'fraction.js'
import type { Exact } from '../../kit/values/exact.ts'

/**
 * A number without rounding: fractions, square roots and powers of π, such as 3/2 + 2√3 - π². The key of a term is
 * its square-free radicand and its power of π.
 */
export type SurdSum = ReadonlyMap<string, SurdTerm>

export interface SurdTerm {
  times: Exact
  radicand: bigint
  pi: number
}

/** Thrown when a result cannot be written with these numbers; such a doubt is not answered. */
export class NotExactError extends Error {
  override name = 'NotExactError'
}

/** Larger radicands would be slow to factorise. */
const MAX_RADICAND = 10n ** 12n

function collect(terms: Iterable<SurdTerm>): SurdSum {
  const sum = new Map<string, SurdTerm>()
  for (const term of terms) {
    const key = `${term.radicand}|${term.pi}`
    const times = (sum.get(key)?.times ?? new Fraction(0)).add(term.times)
    if (times.equals(0)) sum.delete(key)
    else sum.set(key, { ...term, times })
  }
  return sum
}

export const surd = (value: Exact | number | bigint): SurdSum =>
  collect([{ times: new Fraction(value), radicand: 1n, pi: 0 }])

export const PI: SurdSum = collect([{ times: new Fraction(1), radicand: 1n, pi: 1 }])

export const addSurds = (a: SurdSum, b: SurdSum): SurdSum => collect([...a.values(), ...b.values()])

export const scaleSurd = (a: SurdSum, factor: Exact | number): SurdSum =>
  collect([...a.values()].map((term) => ({ ...term, times: term.times.mul(factor) })))

export function multiplySurds(a: SurdSum, b: SurdSum): SurdSum {
  const terms: SurdTerm[] = []
  for (const one of a.values())
    for (const two of b.values()) {
      const { outside, inside } = takeSquares(one.radicand * two.radicand)
      terms.push({ times: one.times.mul(two.times).mul(outside), radicand: inside, pi: one.pi + two.pi })
    }
  return collect(terms)
}

/** Rationalises by the conjugate; the denominator may have one or two terms. */
export function divideSurds(a: SurdSum, b: SurdSum): SurdSum {
  const [first, second, ...more] = [...b.values()]
  if (!first) throw new NotExactError('division by zero')
  if (!second) {
    const inverse = { times: new Fraction(1).div(first.times.mul(first.radicand)), radicand: first.radicand }
    return multiplySurds(a, collect([{ ...inverse, pi: -first.pi }]))
  }
  if (more.length > 0 || first.pi !== second.pi) throw new NotExactError('too many terms to divide by')
  const conjugate = collect([first, { ...second, times: second.times.neg() }])
  return divideSurds(multiplySurds(a, conjugate), multiplySurds(b, conjugate))
}

/** 72 -> 6 outside, 2 inside. */
function takeSquares(number: bigint): { outside: bigint; inside: bigint } {
  if (number > MAX_RADICAND) throw new NotExactError('radicand too large')
  let [outside, inside, left] = [1n, 1n, number]
  for (let prime = 2n; prime * prime <= left; prime++) {
    while (left % (prime * prime) === 0n) {
      outside *= prime
      left /= prime * prime
    }
    if (left % prime === 0n) {
      inside *= prime
      left /= prime
    }
  }
  return { outside, inside: inside * left }
}

export function squareRoot(value: Exact): SurdSum {
  if (value.lt(0)) throw new NotExactError('root of a negative number')
  if (value.equals(0)) return surd(0)
  const { outside, inside } = takeSquares(value.n * value.d)
  return collect([{ times: new Fraction(outside, value.d), radicand: inside, pi: 0 }])
}

/** The square root of 14 + 6√5 is 3 + √5: √x + √y with x + y = 14 and 4xy = 36 × 5. Throws when there are no such fractions. */
export function nestedRoot(value: SurdSum): SurdSum {
  const rational = rationalOf(value)
  if (rational) return squareRoot(rational)
  const terms = [...value.values()]
  const plain = terms.find(({ radicand }) => radicand === 1n)
  const root = terms.find(({ radicand }) => radicand !== 1n)
  if (terms.length !== 2 || !plain || !root || plain.pi !== 0 || root.pi !== 0 || plain.times.lte(0))
    throw new NotExactError('a root that stays nested')
  const square = plain.times.pow(2)?.sub(root.times.mul(root.times).mul(root.radicand))
  const difference = square?.gte(0) ? rationalOf(squareRoot(square)) : null
  if (!difference) throw new NotExactError('a root that stays nested')
  const [larger, smaller] = [plain.times.add(difference).div(2), plain.times.sub(difference).div(2)]
  return addSurds(squareRoot(larger), scaleSurd(squareRoot(smaller), root.times.lt(0) ? -1 : 1))
}

/** The value as a fraction; null when it has a root or π. */
export function rationalOf(value: SurdSum): Exact | null {
  if (value.size === 0) return new Fraction(0)
  const [only] = [...value.values()]
  return value.size === 1 && only && only.radicand === 1n && only.pi === 0 ? only.times : null
}

export function surdToNumber(value: SurdSum): number {
  let sum = 0
  for (const { times, radicand, pi } of value.values())
    sum += times.valueOf() * Math.sqrt(Number(radicand)) * Math.PI ** pi
  return sum
}
