import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ordinal } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "What is the 20th term of 3, 7, 11, …?" */
export const arithmeticProgression = defineGenerator({
  id: 'algebra/arithmetic-progression',
  version: 4,
  concepts: ['nth-term-of-ap', 'sum-of-ap'],
  levels: {
    easy: { forms: [term] },
    medium: { forms: [sum, countTerms, termFromTwo] },
    hard: { forms: [sumFromTwoTerms, multiplesBetween] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Term by term.
    switch (given.find) {
      case 'term':
        return walk(given.first, given.second - given.first, given.n).at(-1) ?? Number.NaN
      case 'sum':
        return walk(given.first, given.second - given.first, given.n).reduce((total, one) => total + one, 0)
      case 'count': {
        let [value, count] = [given.first, 1]
        for (; value !== given.last && count < 5000; count++) value += given.second - given.first
        return value === given.last ? count : Number.NaN
      }
      case 'from-two': {
        for (const step of range(-40, 40)) {
          const first = given.value - (given.place - 1) * step
          if (walk(first, step, given.otherPlace).at(-1) === given.otherValue)
            return walk(first, step, given.n).at(-1) ?? Number.NaN
        }
        return Number.NaN
      }
      case 'sum-from-two': {
        for (const step of range(-40, 40)) {
          const first = given.value - (given.place - 1) * step
          if (walk(first, step, given.otherPlace).at(-1) === given.otherValue)
            return walk(first, step, given.n).reduce((total, one) => total + one, 0)
        }
        return Number.NaN
      }
      case 'multiples': {
        const fitting = range(given.from, given.to).filter((number) => number % given.of === 0)
        return given.asks === 'count' ? fitting.length : fitting.reduce((total, one) => total + one, 0)
      }
    }
  },
})

function walk(first: number, step: number, count: number): number[] {
  const terms = [first]
  while (terms.length < count) terms.push((terms.at(-1) ?? 0) + step)
  return terms
}

const drawStart = (rng: Random) => {
  const [a, d] = rng.until(
    () => [rng.int(-30, 60), rng.int(-12, 15)] as const,
    ([, step]) => Math.abs(step) >= 2,
  )
  return { a, d, list: say`${a}, ${a + d}, ${a + 2 * d}, …` as Message }
}

function term(rng: Random) {
  const { a, d, list } = drawStart(rng)
  const n = rng.int(11, 48)
  const answer = a + (n - 1) * d
  return {
    concept: 'nth-term-of-ap',
    given: { find: 'term' as const, first: a, second: a + d, n },
    prompt: rng.pick([
      say`What is the ${ordinal(n)} term of the arithmetic progression ${list}?`,
      say`Find the ${ordinal(n)} term of the AP ${list}`,
      say`If ${list} is an arithmetic progression, then its ${ordinal(n)} term is:`,
      say`The ${ordinal(n)} term of the sequence ${list} is equal to:`,
    ]),
    answer,
    within: [-3000, 3000] as const,
    mistakes: [
      { value: a + n * d, because: say`${n} steps were taken instead of ${n - 1}` },
      { value: a + (n - 2) * d, because: say`${n - 2} steps were taken instead of ${n - 1}` },
      { value: n * d, because: say`the first term was left out` },
      { value: (n - 1) * d, because: say`the first term was not added` },
      { value: a - (n - 1) * d, because: say`the steps were taken in the wrong direction` },
      { value: d + (n - 1) * a, because: say`the first term and the common difference were exchanged` },
      { value: a * n + d, because: say`the first term was multiplied by ${n}` },
    ],
    steps: [
      say`The common difference is ${a + d} − ${a < 0 ? say`(${a})` : a} = ${d}; from term 1 to term ${n} there are ${n - 1} steps.`,
      say`${a} + ${n - 1} × ${d < 0 ? say`(${d})` : d} = ${answer}`,
    ],
  }
}

function sum(rng: Random) {
  const { a, d, list } = drawStart(rng)
  const n = rng.int(9, 40)
  const last = a + (n - 1) * d
  const answer = (n * (a + last)) / 2
  return {
    concept: 'sum-of-ap',
    given: { find: 'sum' as const, first: a, second: a + d, n },
    prompt: rng.pick([
      say`${ask(rng, say`the sum of the first ${n} terms of the AP ${list}`)}`,
      say`Find the total of the first ${n} numbers of this arithmetic progression: ${list}`,
      say`The first ${n} terms of ${list} add up to`,
    ]),
    answer,
    within: [-20_000, 30_000] as const,
    mistakes: [
      { value: (n * (a + a + n * d)) / 2, because: say`the last term was taken one step too far` },
      { value: n * (a + last), because: say`the division by 2 was forgotten` },
      { value: last, because: say`that is the last of the terms, not their sum` },
      { value: n * a, because: say`every term was taken to be as the first` },
      { value: n * last, because: say`every term was taken to be as the last` },
      { value: ((n - 1) * (a + last)) / 2, because: say`one term too few was counted` },
      { value: ((n + 1) * (a + last)) / 2, because: say`one term too many was counted` },
    ],
    steps: [
      say`Common difference ${d}`,
      say`Last term: ${a} + ${n - 1} × ${d < 0 ? say`(${d})` : d} = ${last}`,
      say`Sum = ${n} × (${a} + ${last < 0 ? say`(${last})` : last}) ÷ 2 = ${answer}`,
    ],
  }
}

function countTerms(rng: Random) {
  const { a, d, list } = drawStart(rng)
  const n = rng.int(12, 90)
  const last = a + (n - 1) * d
  return {
    concept: 'nth-term-of-ap',
    given: { find: 'count' as const, first: a, second: a + d, last },
    prompt: rng.pick([
      say`How many terms are there in the arithmetic progression ${list}, ${last}?`,
      say`Which term of the AP ${list} is ${last}?`,
      say`The AP ${list} ends with ${last}. ${ask(rng, 'the number of its terms')}`,
    ]),
    answer: n,
    mistakes: [
      { value: n - 1, because: say`that is the number of steps; there is one term more` },
      { value: n + 1, because: say`one term too many was counted` },
      {
        value: Math.abs(Math.round(last / d)),
        because: say`the last term was divided by the common difference`,
      },
      {
        value: Math.abs(Math.round((last + a) / d)),
        because: say`first and last term were added instead of subtracted`,
      },
      { value: Math.abs(last - a), because: say`the division by the common difference was left out` },
      { value: n + 2, because: say`the first and the last term were each counted twice` },
      { value: n - 2, because: say`the first and the last term were left out` },
    ],
    steps: [
      say`Common difference ${d}`,
      say`Steps from the first to the last term: (${last} − ${a < 0 ? say`(${a})` : a}) ÷ ${d < 0 ? say`(${d})` : d} = ${n - 1}`,
      say`There is one term more than steps: ${n}`,
    ],
  }
}

function termFromTwo(rng: Random) {
  const { a, d } = drawStart(rng)
  const [one, two, n] = rng.sample(range(3, 30), 3)
  const [place, otherPlace] = [Math.min(one, two), Math.max(one, two)]
  const at = (index: number) => a + (index - 1) * d
  const [value, otherValue, answer] = [at(place), at(otherPlace), at(n)]
  return {
    concept: 'nth-term-of-ap',
    given: { find: 'from-two' as const, place, value, otherPlace, otherValue, n },
    prompt: rng.pick([
      say`The ${ordinal(place)} term of an AP is ${value} and its ${ordinal(otherPlace)} term is ${otherValue}. ${ask(rng, say`its ${ordinal(n)} term`)}`,
      say`The ${ordinal(place)} and ${ordinal(otherPlace)} terms of an arithmetic progression are ${value} and ${otherValue}, respectively. ${ask(rng, say`its ${ordinal(n)} term`)}`,
      say`If the ${ordinal(place)} and ${ordinal(otherPlace)} terms of an AP are ${value} and ${otherValue}, respectively, then its ${ordinal(n)} term is:`,
    ]),
    answer,
    within: [-3000, 3000] as const,
    mistakes: [
      { value: answer + d, because: say`one step too many was taken` },
      { value: answer - d, because: say`one step too few was taken` },
      { value: a, because: say`that is the first term` },
      { value: value + n * d, because: say`${n} steps were taken from term ${place}` },
      { value: value - (n - place) * d, because: say`the steps were taken in the wrong direction` },
      { value: n * d, because: say`the first term was taken to be ${d}` },
      { value: value + otherValue, because: say`the two terms were added` },
    ],
    steps: [
      say`From term ${place} to term ${otherPlace}: ${otherPlace - place} steps for ${otherValue - value}, so the common difference is ${d}.`,
      say`From term ${place} to term ${n}: ${n - place} steps`,
      say`${value} + ${n - place < 0 ? say`(${n - place})` : n - place} × ${d < 0 ? say`(${d})` : d} = ${answer}`,
    ],
  }
}

/** The first term and the common difference must be found before the sum. */
function sumFromTwoTerms(rng: Random) {
  const [a, d] = rng.until(
    () => [rng.int(-20, 40), rng.int(-9, 12)] as const,
    ([, step]) => Math.abs(step) >= 2,
  )
  const [one, two] = rng.sample(range(3, 24), 2)
  const [place, otherPlace] = [Math.min(one, two), Math.max(one, two)]
  const n = rng.int(10, 40)
  const at = (index: number) => a + (index - 1) * d
  const [value, otherValue] = [at(place), at(otherPlace)]
  const answer = (n * (a + at(n))) / 2
  return {
    concept: 'sum-of-ap',
    given: { find: 'sum-from-two' as const, place, value, otherPlace, otherValue, n },
    prompt: rng.pick([
      say`The ${ordinal(place)} term of an AP is ${value} and its ${ordinal(otherPlace)} term is ${otherValue}. ${ask(rng, say`the sum of its first ${n} terms`)}`,
      say`The ${ordinal(place)} and ${ordinal(otherPlace)} terms of an arithmetic progression are ${value} and ${otherValue}, respectively. ${ask(rng, say`the sum of its first ${n} terms`)}`,
      say`If the terms number ${place} and ${otherPlace} of an AP are ${value} and ${otherValue}, its first ${n} terms add up to`,
    ]),
    answer,
    within: [-30_000, 30_000] as const,
    mistakes: [
      { value: n * (a + at(n)), because: say`the division by 2 was forgotten` },
      { value: at(n), because: say`that is term ${n}, not the sum` },
      { value: (n * (a + at(n + 1))) / 2, because: say`the last term was taken one step too far` },
      {
        value: (n * (value + otherValue)) / 2,
        because: say`the two given terms were taken for the first and the last`,
      },
      { value: (n * (value + value + (n - 1) * d)) / 2, because: say`term ${place} was taken for the first` },
      { value: ((n - 1) * (a + at(n))) / 2, because: say`one term too few was counted` },
      { value: ((n + 1) * (a + at(n))) / 2, because: say`one term too many was counted` },
    ],
    steps: [
      say`From term ${place} to term ${otherPlace} there are ${otherPlace - place} steps for ${otherValue - value}: common difference ${d}`,
      say`First term: ${value} − ${place - 1} × ${d < 0 ? say`(${d})` : d} = ${a}`,
      say`Term ${n}: ${a} + ${n - 1} × ${d < 0 ? say`(${d})` : d} = ${at(n)}`,
      say`Sum = ${n} × (${a} + ${at(n) < 0 ? say`(${at(n)})` : at(n)}) ÷ 2 = ${answer}`,
    ],
  }
}

/** The multiples of a number in a range are an AP. */
function multiplesBetween(rng: Random) {
  const of = rng.int(3, 19)
  const from = rng.int(20, 300)
  const to = from + rng.int(80, 600)
  const [first, last] = [Math.ceil(from / of) * of, Math.floor(to / of) * of]
  const n = (last - first) / of + 1
  const asks = rng.pick(['sum', 'sum', 'count'])
  const sum = (n * (first + last)) / 2
  const answer = asks === 'sum' ? sum : n
  return {
    concept: asks === 'count' ? 'nth-term-of-ap' : 'sum-of-ap',
    given: { find: 'multiples' as const, from, to, of, asks },
    prompt: rng.pick([
      asks === 'sum'
        ? say`${ask(rng, say`the sum of all numbers from ${from} to ${to} that are divisible by ${of}`)}`
        : say`How many numbers from ${from} to ${to} are divisible by ${of}?`,
      asks === 'sum'
        ? say`Add up all the multiples of ${of} from ${from} to ${to}. ${ask(rng, 'the total')}`
        : say`Find how many multiples of ${of} lie from ${from} to ${to}, both ends included.`,
    ]),
    answer,
    mistakes: [
      ...(asks === 'sum'
        ? [
            { value: sum - last, because: say`the last multiple, ${last}, was left out` },
            { value: sum - first, because: say`the first multiple, ${first}, was left out` },
            { value: sum + last + of, because: say`${last + of}, which is above ${to}, was counted as well` },
            { value: 2 * sum, because: say`the division by 2 was forgotten` },
            {
              value: (n * (from + to)) / 2,
              because: say`${from} and ${to} were taken for the first and the last multiple`,
            },
            {
              value: sum + first - of,
              because: say`${first - of}, which is below ${from}, was counted as well`,
            },
          ]
        : [
            { value: n - 1, because: say`that is the number of steps; there is one multiple more` },
            { value: n + 1, because: say`one multiple too many was counted` },
            { value: Math.floor(to / of), because: say`the multiples below ${from} were counted as well` },
            { value: n + 2, because: say`the multiples just outside were counted as well` },
            { value: n - 2, because: say`the first and the last multiple were left out` },
            {
              value: to - from + 1 - n,
              because: say`the numbers that are not divisible by ${of} were counted`,
            },
          ]),
    ],
    steps: [
      say`The first multiple is ${first}, the last ${last}.`,
      say`They form an AP with the common difference ${of}.`,
      say`Number of terms: (${last} − ${first}) ÷ ${of} + 1 = ${n}`,
      asks === 'sum'
        ? say`Sum = ${n} × (${first} + ${last}) ÷ 2 = ${answer}`
        : say`So their number is ${answer}`,
    ],
  }
}
