import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { isPrime, range } from '../../../kit/values/number-theory.ts'
import { number } from '../../../kit/values/value.ts'
import { joinValues } from '../../../kit/wording/format-list.ts'
import { formatValue } from '../../../kit/wording/format-value.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { grow } from './series-kinds.ts'

/** "One number is wrong in the series 3, 8, 15, 25, 35, 48, 63. Which one?" */
export const wrongNumber = defineGenerator({
  id: 'reasoning/wrong-number',
  version: 5,
  levels: {
    easy: { kinds: [constantStep] },
    medium: { kinds: [risingStep, risingStep, doublingSteps, doublingSteps, timesPlus, cubes, sumsOfTwo] },
    hard: {
      kinds: [risingSecondStep, risingSecondStep, risingSecondStep, primeSteps, squareSteps, risingFactors],
    },
  },
  generate(rng, { kinds }) {
    const { terms, place, series } = rng.until(
      () => {
        const drawn = rng.pick(kinds)(rng)
        return { series: drawn, ...spoil(rng, drawn.all) }
      },
      (drawn) => isFair(drawn.terms, drawn.place),
    )
    const wrong = terms[place] ?? 0
    const right = series.all[place] ?? 0
    const others = range(0, terms.length - 1).filter((index) => index !== place)
    // The neighbours come first: their differences look wrong as well.
    const named = others.filter((index) => Math.abs(index - place) <= 2)
    return {
      given: { terms, kind: series.kind },
      prompt: ask(rng, terms),
      answer: written(wrong),
      mistakes: named.map((index) => ({
        value: written(terms[index] ?? 0),
        because:
          Math.abs(index - place) === 1
            ? say`its difference from ${wrong} looks wrong, but that is the fault of ${wrong}`
            : say`it agrees with the rule: ${series.rule}`,
      })),
      others: others.filter((index) => !named.includes(index)).map((index) => written(terms[index] ?? 0)),
      steps: [
        ...series.steps(terms),
        say`By this rule the series is ${joinValues(series.all)}.`,
        say`${right} should stand there, so the wrong number is ${wrong}`,
      ],
    }
  },
  solve: ({ terms }) => written(terms[possibleFaults(terms)[0] ?? -1] ?? 0),
})

interface Kind {
  /** Tells series by different rules apart: a set has several of them. */
  kind: string
  all: number[]
  rule: Message
  steps(terms: readonly number[]): Message[]
}

/** As words, so that only numbers of the series are offered. */
const written = (term: number): string => formatValue(number(term))

/** The number of steps that `grow` adds to the first term. */
const STEPS = 7

/** Changes one inner term a little, never so much that the series changes direction. */
function spoil(rng: Random, all: readonly number[]) {
  const place = rng.int(1, all.length - 2)
  const [before = 0, term = 0, after = 0] = all.slice(place - 1, place + 2)
  const room = Math.max(1, Math.floor(Math.min(Math.abs(term - before), Math.abs(after - term)) * 0.6))
  const shift = rng.pick([-1, 1]) * rng.int(1, Math.min(room, 12))
  return { place, terms: all.map((value, index) => (index === place ? value + shift : value)) }
}

/** Numbers of a usual size, and only one term that can be wrong. */
function isFair(terms: readonly number[], place: number): boolean {
  const faults = possibleFaults(terms)
  return (
    faults.length === 1 &&
    faults[0] === place &&
    new Set(terms).size === terms.length &&
    terms.every((term) => Number.isInteger(term) && term > 0 && term < 5000)
  )
}

const ask = (rng: Random, terms: readonly number[]): Message => {
  const list = joinValues(terms)
  return rng.pick([
    say`One number is wrong in the series ${list}. Which one?`,
    say`Find the wrong term of the series ${list}.`,
    say`Which number does not belong in the series ${list}?`,
    say`In the number series ${list}, one of the numbers is wrong. Identify it.`,
    say`Which one of the numbers ${list} does not fit into the pattern of the series?`,
    say`Select the number which is wrongly placed in the series: ${list}`,
  ])
}

const gapsOf = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, index) => Math.abs(term - (terms[index] ?? 0)))

const turned = (rng: Random, all: number[]): number[] => (rng.chance(0.4) ? all.reverse() : all)

function constantStep(rng: Random): Kind {
  const step = rng.pick([-1, 1]) * rng.int(4, 29)
  const all = grow(rng.int(3, 240), STEPS, (term) => term + step)
  const rule = say`each term is ${Math.abs(step)} ${step > 0 ? 'more' : 'less'} than the one before`
  return { kind: 'constant step', all, rule, steps: () => [say`Nearly always ${rule}.`] }
}

function risingStep(rng: Random): Kind {
  const [first, gain] = [rng.int(2, 20), rng.int(2, 9)]
  const all = turned(
    rng,
    grow(rng.int(2, 90), STEPS, (term, place) => term + first + gain * (place - 1)),
  )
  const falls = (all[0] ?? 0) > (all[1] ?? 0)
  const change = falls ? 'fall' : 'rise'
  return {
    kind: 'rising step',
    all,
    rule: say`the differences ${change} by ${gain}`,
    steps: (terms) => [
      say`The differences are ${joinValues(gapsOf(terms))}.`,
      say`They should ${change} by ${gain} each time: ${joinValues(gapsOf(all))}.`,
    ],
  }
}

function timesPlus(rng: Random): Kind {
  const [factor, plus] = [rng.int(2, 3), rng.pick([-1, 1]) * rng.int(1, 9)]
  const all = grow(rng.int(3, 24), STEPS, (term) => term * factor + plus)
  const written = say`× ${factor} ${plus > 0 ? '+' : '−'} ${Math.abs(plus)}`
  return {
    kind: 'times plus',
    all,
    rule: say`each term is the one before ${written}`,
    steps: () => [
      say`The terms grow about ${factor} times each step, so look for multiplication.`,
      say`Each term is the one before ${written}.`,
    ],
  }
}

function cubes(rng: Random): Kind {
  // Aspirants know the cubes and would see at once which number is not one; the shift hides them.
  const [from, shift] = [rng.int(1, 5), rng.pick([-1, 1]) * rng.int(1, 9)]
  const all = turned(
    rng,
    range(from, from + STEPS).map((place) => place ** 3 + shift),
  )
  const more = say` ${shift > 0 ? 'plus' : 'minus'} ${Math.abs(shift)}`
  return {
    kind: 'cubes',
    all,
    rule: say`the terms are the cubes of numbers in order${more}`,
    steps: () => [
      say`Most terms are a cube${more}, such as ${from + 1}³${more} = ${(from + 1) ** 3 + shift}.`,
      say`The terms should be the cubes of numbers in order${more}.`,
    ],
  }
}

function sumsOfTwo(rng: Random): Kind {
  const all = [rng.int(1, 15), rng.int(2, 20)]
  while (all.length <= STEPS) all.push((all.at(-1) ?? 0) + (all.at(-2) ?? 0))
  return {
    kind: 'sums of two',
    all,
    rule: say`each term is the sum of the two before it`,
    steps: () => [
      say`From the third on, each term should be the sum of the two before it.`,
      say`So the third is ${all[0] ?? 0} + ${all[1] ?? 0} = ${all[2] ?? 0}, and so on.`,
    ],
  }
}

/** With one more the terms are too large. */
const FACTORS = 5

function risingFactors(rng: Random): Kind {
  const { first, gain, start } = rng.pick(FACTOR_SERIES)
  const all = grow(rng.pick(start), FACTORS, (term, place) => term * (first + gain * (place - 1)))
  const factors = range(0, FACTORS - 1).map((place) => first + gain * place)
  return {
    kind: 'rising factors',
    all,
    rule: say`the terms are multiplied by ${joinValues(factors.slice(0, 3))} and so on`,
    steps: () => [
      say`The terms grow faster and faster, so divide each by the one before it.`,
      say`They should be multiplied by ${joinValues(factors)} in turn.`,
    ],
  }
}

/** The first factor, by how much the next ones are larger, and numbers to begin with that keep all terms whole. */
const FACTOR_SERIES = [
  { first: 2, gain: 1, start: range(2, 6) },
  { first: 1.5, gain: 0.5, start: range(1, 7).map((times) => 8 * times) },
  { first: 2, gain: 0.5, start: range(1, 11).map((times) => 2 * times) },
  { first: 2.5, gain: 0.5, start: [4, 8] },
]

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41]

function primeSteps(rng: Random): Kind {
  const from = rng.int(0, PRIMES.length - STEPS)
  const all = turned(
    rng,
    grow(rng.int(2, 120), STEPS, (term, place) => term + (PRIMES[from + place - 1] ?? 0)),
  )
  return bySteps('prime steps', all, say`the differences are prime numbers in order`)
}

function doublingSteps(rng: Random): Kind {
  const first = rng.int(1, 12)
  const all = turned(
    rng,
    grow(rng.int(2, 120), STEPS, (term, place) => term + first * 2 ** (place - 1)),
  )
  const falls = (all[0] ?? 0) > (all[1] ?? 0)
  return bySteps(
    'doubling steps',
    all,
    falls ? say`each difference is half of the one before` : say`the differences double`,
  )
}

function squareSteps(rng: Random): Kind {
  const from = rng.int(1, 6)
  const all = turned(
    rng,
    grow(rng.int(2, 120), STEPS, (term, place) => term + (from + place - 1) ** 2),
  )
  return bySteps('square steps', all, say`the differences are squares in order`)
}

function risingSecondStep(rng: Random): Kind {
  const [gap, rise, gain] = [rng.int(2, 12), rng.int(1, 6), rng.int(1, 4)]
  const gaps = grow(gap, STEPS, (term, place) => term + rise + gain * (place - 1))
  const all = turned(
    rng,
    grow(rng.int(2, 60), STEPS, (term, place) => term + (gaps[place - 1] ?? 0)),
  )
  const change = (all[0] ?? 0) > (all[1] ?? 0) ? 'fall' : 'rise'
  return {
    kind: 'rising second step',
    all,
    rule: say`the differences of the differences ${change} by ${gain}`,
    steps: (terms) => [
      say`The differences are ${joinValues(gapsOf(terms))}.`,
      say`Their own differences should ${change} by ${gain} each time: ${joinValues(gapsOf(gapsOf(all)))}.`,
      say`With these the differences are ${joinValues(gapsOf(all))}.`,
    ],
  }
}

function bySteps(kind: string, all: number[], rule: Message): Kind {
  return {
    kind,
    all,
    rule,
    steps: (terms) => [
      say`The differences are ${joinValues(gapsOf(terms))}.`,
      say`They neither stay the same nor change by a fixed amount, so look for a pattern in them.`,
      say`The pattern is that ${rule}: ${joinValues(gapsOf(all))}.`,
    ],
  }
}

/**
 * Which terms of a series could be the wrong one, judged from the terms alone: a rule is fitted to every short
 * stretch and extended to both ends; where it fails at exactly one place, that place is a candidate.
 */
type Guess = number | null
/** All terms by the rule that the stretch at `start` suggests; null where the rule gives no whole number. */
interface Rule {
  stretch: number
  extend(terms: readonly number[], start: number): Guess[] | null
}

const at = (terms: readonly Guess[], index: number): number => terms[index] ?? Number.NaN

/** Extends a stretch in both directions. */
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

const primeStepRule: Rule = {
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
  primeStepRule,
  risingFactor,
  inTurns,
  interleaved,
]

/** Places, from 0, at which some rule fails while it explains all the other terms. */
function possibleFaults(terms: readonly number[]): number[] {
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
