import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { isPrime, range } from '../../../kit/values/number-theory.ts'
import { joinValues } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import {
  addAndMultiply,
  constantFactor,
  constantStep,
  grow,
  risingStep,
  type Series,
  type SeriesKind,
  shiftedSquares,
  timesPlus,
  twoInTurns,
} from './series-kinds.ts'

const KINDS = {
  constantStep,
  twoInTurns,
  constantFactor,
  risingStep,
  timesPlus,
  addAndMultiply,
  shiftedSquares,
  primeSteps,
  doublingSteps,
  fibonacci,
  cubes,
  risingFactor,
  risingSecondStep,
  squareSteps,
  sumOfTwoAndMore,
  plusAndMinus,
  halfFactors,
} satisfies Record<string, SeriesKind>

/** "What comes next: 3, 8, 15, 24, 35, ?" */
export const numberSeries = defineGenerator({
  id: 'reasoning/number-series',
  version: 4,
  levels: {
    easy: {
      kinds: [
        ['constantStep', 8],
        ['twoInTurns', 8],
        ['constantFactor', 1],
      ],
      terms: 5,
    },
    medium: {
      kinds: [
        ['risingStep', 6],
        ['doublingSteps', 4],
        ['timesPlus', 2],
        ['addAndMultiply', 2],
        ['fibonacci', 2],
        ['shiftedSquares', 1],
        ['cubes', 1],
      ],
      terms: 6,
    },
    hard: {
      kinds: [
        ['risingSecondStep', 6],
        ['sumOfTwoAndMore', 4],
        ['primeSteps', 3],
        ['squareSteps', 3],
        ['plusAndMinus', 2],
        ['risingFactor', 1],
        ['halfFactors', 1],
      ],
      terms: 6,
    },
  },
  generate(rng, { kinds, terms }) {
    const { kind, series } = rng.until(
      () => {
        const kind = rng.weighted<keyof typeof KINDS>(kinds)
        return { kind, series: KINDS[kind](rng, terms) }
      },
      ({ series: { all } }) => isFair(all),
    )
    const given = series.all.slice(0, -1)
    const answer = series.all.at(-1) ?? 0
    const [before = 0, previous = 0] = given.slice(-2)
    return {
      // The kind tells the forms apart, so that a set does not ask one of them ten times.
      given: { terms: given, kind },
      prompt: ask(rng, given),
      answer,
      within: roomOf(given, answer),
      mistakes: [
        ...series.mistakes,
        ...nearTheStep(given, answer),
        { value: 2 * previous - before, because: say`the last difference was simply repeated` },
        {
          value: previous + (given[1] ?? 0) - (given[0] ?? 0),
          because: say`the first difference was used again`,
        },
        { value: previous + before, because: say`the last two terms were added` },
        { value: previous * 2, because: say`the last term was doubled` },
      ].filter(({ value }) => !given.includes(value)),
      steps: [...series.steps, say`The next term is ${answer}`],
    }
  },
  solve: ({ terms }) => possibleNext(terms)[0] ?? Number.NaN,
})

/** What can be continued so: a rising series does not fall, and no option is far from the next step. */
function roomOf(given: readonly number[], answer: number): readonly [number, number] {
  const previous = given.at(-1) ?? 0
  const step = answer - previous
  const isRising = given.every((term, index) => index === 0 || term > (given[index - 1] ?? 0))
  const isFalling = given.every((term, index) => index === 0 || term < (given[index - 1] ?? 0))
  const reach = Math.max(8, Math.abs(step))
  if (isRising) return [previous + 1, answer + reach]
  if (isFalling) return [answer - reach, previous - 1]
  return [Math.min(...given, answer) - reach, Math.max(...given, answer) + reach]
}

/** Slips in the last sum. */
function nearTheStep(given: readonly number[], answer: number) {
  const previous = given.at(-1) ?? 0
  const step = Math.abs(answer - previous)
  const slips = [2, 10, Math.max(3, Math.round(step / 4)), Math.max(4, Math.round(step / 2))]
  return slips.flatMap((slip) => [
    { value: answer + slip, because: say`the last step was taken ${slip} too high` },
    { value: answer - slip, because: say`the last step was taken ${slip} too low` },
  ])
}

/** Numbers of a usual size, and only one rule that explains them. */
function isFair(all: readonly number[]): boolean {
  const next = possibleNext(all.slice(0, -1))
  return (
    next.length === 1 &&
    next[0] === all.at(-1) &&
    all.every((term) => Number.isInteger(term) && Math.abs(term) < 9000)
  )
}

const ask = (rng: Random, terms: readonly number[]): Message => {
  const list = joinValues(terms)
  return rng.pick([
    say`Which number will come next in the following series? ${list}, ?`,
    say`Select the number that can replace the question mark (?) in the following series. ${list}, ?`,
    say`Find the next term of the series ${list}, …`,
    say`Select the number that will complete the series: ${list}, ?`,
    say`Which number will come in place of the question mark (?) in the series ${list}, ?`,
    say`What should come in place of the question mark (?) in the given series? ${list}, ?`,
    say`Choose the number that continues the following series. ${list}, ?`,
    say`Which of the following numbers will continue the series ${list}?`,
  ])
}

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
const readRisingFactor: Rule = (terms) => {
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

/** Each term is the sum of the two before it, or always by so many more or less. */
const sumOfTwo: Rule = (terms) => {
  const more = terms.slice(2).map((term, index) => term - (terms[index] ?? 0) - (terms[index + 1] ?? 0))
  return more.length > 2 && isConstant(more) ? last(terms) + (terms.at(-2) ?? 0) + last(more) : null
}

/** × a factor, plus and minus the same number in turns. */
const timesPlusAndMinus: Rule = (terms) => {
  for (const factor of range(2, 4)) {
    const more = terms.slice(1).map((term, index) => term - factor * (terms[index] ?? 0))
    const [first = 0] = more
    if (first !== 0 && more.every((one, index) => one === (index % 2 === 0 ? first : -first)))
      return factor * last(terms) - last(more)
  }
  return null
}

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
  readRisingFactor,
  factorAndMultiple,
  sumOfTwo,
  timesPlusAndMinus,
  primeDifferences,
  geometricDifferences,
  interleaved,
  alternating,
]

/** All values that some rule gives for the next term. */
export const possibleNext = (terms: readonly number[]): number[] => [
  ...new Set(RULES.flatMap((rule) => rule(terms) ?? [])),
]

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53]

function primeSteps(rng: Random, terms: number): Series {
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

function doublingSteps(rng: Random, terms: number): Series {
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

function fibonacci(rng: Random, terms: number): Series {
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

function cubes(rng: Random, terms: number): Series {
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

function risingFactor(rng: Random, terms: number): Series {
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

/** The differences of the differences rise by a constant: 4, 9, 17, 31, 54, ... */
function risingSecondStep(rng: Random, terms: number): Series {
  const [gap, rise, gain] = [rng.int(2, 15), rng.int(1, 8), rng.int(1, 5)]
  const gaps = grow(gap, terms - 1, (term, place) => term + rise + gain * (place - 1))
  const all = grow(rng.int(2, 60), terms, (term, place) => term + (gaps[place - 1] ?? 0))
  const rises = gaps.slice(1).map((term, index) => term - (gaps[index] ?? 0))
  const [previous, lastGap, lastRise] = [all.at(-2) ?? 0, gaps.at(-2) ?? 0, rises.at(-2) ?? 0]
  return {
    all,
    steps: [
      say`The differences are ${joinValues(gaps.slice(0, -1))}.`,
      say`Their own differences are ${joinValues(rises.slice(0, -1))}, which rise by ${gain}.`,
      say`So the next difference is ${lastGap} + ${lastRise + gain} = ${gaps.at(-1) ?? 0}.`,
    ],
    mistakes: [
      { value: previous + lastGap + lastRise, because: say`the last rise of the differences was repeated` },
      { value: previous + lastGap + lastRise + 2 * gain, because: say`the rise was raised twice` },
      { value: previous + lastGap + gain, because: say`only the rise of the second differences was added` },
    ],
  }
}

/** The differences are the squares of numbers in order, added or taken away. */
function squareSteps(rng: Random, terms: number): Series {
  const [root, sign] = [rng.int(1, 9), rng.pick([-1, 1])]
  const all = grow(
    rng.int(2, 90) + (sign < 0 ? 900 : 0),
    terms,
    (term, place) => term + sign * (root + place - 1) ** 2,
  )
  const [previous, end] = [all.at(-2) ?? 0, root + terms - 1]
  const squares = range(root, end - 1).map((each) => each ** 2)
  return {
    all,
    steps: [
      say`The differences are ${joinValues(squares)}.`,
      say`They are the squares of ${joinValues(range(root, end - 1))}.`,
      say`The next is ${end}² = ${end ** 2}: ${previous} ${sign > 0 ? '+' : '−'} ${end ** 2}.`,
    ],
    mistakes: [
      { value: previous + sign * (end + 1) ** 2, because: say`one square was skipped` },
      { value: previous + sign * (end - 1) ** 2, because: say`the last square was used again` },
      {
        value: previous + sign * (2 * (end - 1) ** 2 - (end - 2) ** 2),
        because: say`the differences were taken to rise evenly`,
      },
    ],
  }
}

/** Each term is the sum of the two before it and a number more or less. */
function sumOfTwoAndMore(rng: Random, terms: number): Series {
  const more = rng.pick([-1, 1]) * rng.int(1, 6)
  const all = [rng.int(3, 30), rng.int(8, 40)]
  while (all.length < terms + 1) all.push((all.at(-1) ?? 0) + (all.at(-2) ?? 0) + more)
  const [two, one] = [all.at(-3) ?? 0, all.at(-2) ?? 0]
  const sign = more > 0 ? '+' : '−'
  return {
    all,
    steps: [
      say`The differences show no rule, so compare three terms in a row.`,
      say`Each term is the sum of the two before it ${sign} ${Math.abs(more)}: ${all[0] ?? 0} + ${all[1] ?? 0} ${sign} ${Math.abs(more)} = ${all[2] ?? 0}.`,
      say`The next is ${two} + ${one} ${sign} ${Math.abs(more)}.`,
    ],
    mistakes: [
      { value: two + one, because: say`only the last two terms were added` },
      { value: two + one - more, because: say`${Math.abs(more)} was taken with the wrong sign` },
      { value: two + one + 2 * more, because: say`${Math.abs(more)} was taken twice` },
    ],
  }
}

/** × 2 + 3, × 2 − 3, × 2 + 3, ... */
function plusAndMinus(rng: Random, terms: number): Series {
  const [factor, by] = [rng.int(2, 3), rng.pick([-1, 1]) * rng.int(1, 9)]
  const signed = (place: number) => (place % 2 === 1 ? by : -by)
  const all = grow(rng.int(3, 20), terms, (term, place) => factor * term + signed(place))
  const previous = all.at(-2) ?? 0
  const step = (place: number) => `× ${factor} ${signed(place) > 0 ? '+' : '−'} ${Math.abs(by)}`
  return {
    all,
    steps: [
      say`Each term is about ${factor} times the one before.`,
      say`${step(1)} and ${step(2)} take turns.`,
      say`The next is ${previous} ${step(terms)}.`,
    ],
    mistakes: [
      { value: factor * previous, because: say`${Math.abs(by)} was forgotten after multiplying` },
      { value: factor * previous - signed(terms), because: say`the step of the other turn was used` },
      {
        value: factor * (previous + signed(terms)),
        because: say`${Math.abs(by)} was used before multiplying`,
      },
    ],
  }
}

/** × 0.5, × 1, × 1.5, ... */
function halfFactors(rng: Random, terms: number): Series {
  const start = rng.int(1, 3)
  const all = grow(rng.int(2, 40) * 4, terms - 1, (term, place) => (term * (start + place - 1)) / 2)
  const [previous, factor] = [all.at(-2) ?? 0, (start + terms - 2) / 2]
  return {
    all,
    steps: [
      say`The terms first change little and then fast, so look for multiplication.`,
      say`The factors are ${joinValues(range(start, start + terms - 3).map((half) => half / 2))}: they rise by 0.5.`,
      say`The next is ${previous} × ${factor}.`,
    ],
    mistakes: [
      { value: previous * (factor - 0.5), because: say`the factor of the last step was used again` },
      { value: previous * (factor + 0.5), because: say`one factor was skipped` },
      { value: previous * (factor + 1), because: say`the factor was raised by 1.5` },
    ],
  }
}
