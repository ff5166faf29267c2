import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { joinValues } from '../../../kit/wording/list.ts'
import { say } from '../../../kit/wording/say.ts'
import { grow, type Series } from './series-kinds.ts'

export function risingFactor(rng: Random, terms: number): Series {
  const [start, times] = [rng.int(1, 2), rng.int(1, 6)]
  const all = grow(rng.int(1, 9), terms - start, (term, place) => (term + times) * (place + start - 1))
  const [previous, place] = [all.at(-2) ?? 0, all.length + start - 2]
  return {
    all,
    steps: [
      say`The terms grow faster and faster, so look for multiplication.`,
      say`× ${start} + ${times * start}, × ${start + 1} + ${times * (start + 1)}, … explains every term.`,
      say`The next is ${previous} × ${place} + ${times * place}.`,
    ],
    mistakes: [
      { value: previous * place, because: say`${times * place} was forgotten after multiplying` },
      { value: (previous + times) * (place - 1), because: say`the factor of the last step was used again` },
      {
        value: previous * place + times * (place - 1),
        because: say`${times * (place - 1)} was added instead of ${times * place}`,
      },
    ],
  }
}

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53]

export function primeSteps(rng: Random, terms: number): Series {
  const from = rng.int(0, PRIMES.length - terms)
  const gaps = PRIMES.slice(from, from + terms)
  const all = grow(rng.int(2, 400), terms, (term, place) => term + (gaps[place - 1] ?? 0))
  const previous = all.at(-2) ?? 0
  return {
    all,
    steps: [
      say`The differences are ${joinValues(gaps.slice(0, -1))}.`,
      say`They are prime numbers in order.`,
      say`The next prime is ${gaps.at(-1) ?? 0}: ${previous} + ${gaps.at(-1) ?? 0}.`,
    ],
    mistakes: [
      {
        value: previous + (gaps.at(-2) ?? 0) + 2,
        because: say`the next odd number was added, not the next prime`,
      },
      { value: previous + (gaps.at(-1) ?? 0) + 2, because: say`a number after the next prime was added` },
    ],
  }
}

export function cubes(rng: Random, terms: number): Series {
  const [start, shift] = [rng.int(1, 12), rng.pick([-1, 1]) * rng.int(1, 9)]
  const all = range(start, start + terms).map((root) => root ** 3 + shift)
  const end = start + terms
  const sign = shift > 0 ? '+' : '−'
  return {
    all,
    steps: [
      say`The terms lie near the cubes ${joinValues(range(start, start + 3).map((root) => root ** 3))}, …`,
      say`Each is a cube ${sign} ${Math.abs(shift)}.`,
      say`The next is ${end}³ ${sign} ${Math.abs(shift)} = ${end ** 3} ${sign} ${Math.abs(shift)}.`,
    ],
    mistakes: [
      { value: end ** 3, because: say`that is the cube itself; ${Math.abs(shift)} was forgotten` },
      { value: end ** 3 - shift, because: say`${Math.abs(shift)} was taken with the wrong sign` },
      { value: (end + 1) ** 3 + shift, because: say`one cube was skipped` },
    ],
  }
}

export function doublingSteps(rng: Random, terms: number): Series {
  const [first, factor] = [rng.int(2, 15), rng.int(2, 3)]
  const all = grow(rng.int(2, 200), terms, (term, place) => term + first * factor ** (place - 1))
  const gaps = all.slice(1).map((term, index) => term - (all[index] ?? 0))
  return {
    all,
    steps: [
      say`The differences are ${joinValues(gaps.slice(0, -1))}.`,
      say`Each difference is ${factor} times the one before.`,
      say`The next difference is ${gaps.at(-1) ?? 0}.`,
    ],
    mistakes: [
      {
        value: (all.at(-2) ?? 0) + (gaps.at(-2) ?? 0) + first,
        because: say`the difference was raised by ${first} instead of multiplied by ${factor}`,
      },
      { value: (all.at(-2) ?? 0) * factor, because: say`the term was multiplied, not the difference` },
    ],
  }
}

export function fibonacci(rng: Random, terms: number): Series {
  const all = [rng.int(1, 40), rng.int(2, 50)]
  while (all.length < terms + 1) all.push((all.at(-1) ?? 0) + (all.at(-2) ?? 0))
  return {
    all,
    steps: [
      say`The differences are no simple numbers, so compare three terms in a row.`,
      say`Each term is the sum of the two before it.`,
      say`${all.at(-3) ?? 0} + ${all.at(-2) ?? 0} is next.`,
    ],
    mistakes: [
      { value: (all.at(-2) ?? 0) + (all.at(-4) ?? 0), because: say`the term before the last was skipped` },
      { value: (all.at(-1) ?? 0) + (all.at(-2) ?? 0), because: say`one term too many was counted` },
    ],
  }
}
