import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ordinal, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { latex, type Message, say } from '../../../kit/wording/say.ts'

/** "What is the 20th term of 3, 7, 11, …?" */
export const arithmeticProgression = defineGenerator({
  id: 'algebra/arithmetic-progression',
  version: 6,
  concepts: ['nth-term-of-ap', 'sum-of-ap'],
  levels: {
    easy: { forms: [term, countTerms] },
    medium: { forms: [sum, termFromTwo, multiplesBetween] },
    hard: { forms: [sumFromTwoTerms, fromSumRule, ratioOfSums, sumFromTwoSums] },
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
      case 'sum-rule': {
        // The terms one by one, as differences of the sums.
        const sumOf = (n: number) => given.p * n * n + given.q * n
        const termAt = (n: number) => sumOf(n) - sumOf(n - 1)
        return given.asks === 'term'
          ? termAt(given.asked)
          : (range(1, 200).find((n) => termAt(n) === given.asked) ?? Number.NaN)
      }
      case 'ratio-of-sums': {
        // Two progressions with such sums: n times each side of the ratio.
        const termAt = ([p, q]: readonly [number, number]) =>
          given.m * (p * given.m + q) - (given.m - 1) * (p * (given.m - 1) + q)
        return lowest(termAt(given.one), termAt(given.other))
      }
      case 'two-sums': {
        for (const step of range(-40, 40)) {
          const first = (given.sum - (given.m * (given.m - 1) * step) / 2) / given.m
          const total = (n: number) => walk(first, step, n).reduce((all, one) => all + one, 0)
          if (total(given.n) === given.otherSum)
            return given.asks === 'sum'
              ? total(given.asked)
              : (walk(first, step, given.asked).at(-1) ?? Number.NaN)
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
      { value: a + (n + 1) * d, because: say`${n + 1} steps were taken instead of ${n - 1}` },
      { value: 2 * a + (n - 1) * d, because: say`the first term was added twice` },
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
      { value: n + 2, because: say`the first and the last term were each counted twice` },
      { value: n - 2, because: say`the first and the last term were left out` },
    ],
    steps: [
      say`With the common difference ${d}, the steps from the first to the last term are (${last} − ${a < 0 ? say`(${a})` : a}) ÷ ${d < 0 ? say`(${d})` : d} = ${n - 1}`,
      say`There is one term more than steps: ${n}`,
    ],
  }
}

function termFromTwo(rng: Random) {
  const { a, d } = drawStart(rng)
  // Neighbours would show the common difference at once.
  const [one, two, n] = rng.until(
    () => rng.sample(range(3, 30), 3),
    (drawn) => Math.abs(drawn[0] - drawn[1]) > 2,
  )
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
  const [one, two] = rng.until(
    () => rng.sample(range(3, 24), 2),
    (drawn) => Math.abs(drawn[0] - drawn[1]) > 2,
  )
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
      { value: answer + d, because: say`a slip in one of the terms` },
      { value: answer - a, because: say`the first term was left out` },
    ].filter(({ value: wrong }) => Number.isInteger(wrong)),
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

const lowest = (one: number, other: number) => {
  const common = gcd(one, other)
  return ratio(one / common, other / common)
}

/** '3n^2 + 5n' */
const inN = (p: number, q: number): string =>
  `${p === 1 ? '' : p}n^2 ${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? '' : Math.abs(q)}n`

/** "The sum of the first n terms of an AP is 3n² + 5n. Which of its terms is 164?" */
function fromSumRule(rng: Random) {
  const [p, q] = rng.until(
    () => [rng.int(1, 9), rng.pick([1, -1]) * rng.int(1, 12)] as const,
    (drawn) => drawn[0] !== drawn[1],
  )
  const m = rng.int(6, 40)
  const value = p * (2 * m - 1) + q
  const asks = rng.pick(['term', 'place'] as const)
  const key = asks === 'term' ? value : m
  const total = (n: number) => p * n * n + q * n
  const rule = latex`${inN(p, q)}`
  return {
    concept: ['sum-of-ap', 'nth-term-of-ap'],
    given: { find: 'sum-rule' as const, p, q, asks, asked: asks === 'term' ? m : value },
    prompt: rng.pick(
      asks === 'term'
        ? [
            say`The sum of the first n terms of an AP is ${rule}. ${ask(rng, say`its ${ordinal(m)} term`)}`,
            say`If the sum of n terms of an arithmetic progression is ${rule} for every n, then ${askThen(rng, say`its ${ordinal(m)} term`)}`,
            say`For every n, the first n terms of an AP add up to ${rule}. ${ask(rng, say`the ${ordinal(m)} term of the AP`)}`,
          ]
        : [
            say`The sum of the first n terms of an AP is ${rule}. Which of its terms is ${value}?`,
            say`If the sum of n terms of an arithmetic progression is ${rule} for every n, which term of it is equal to ${value}?`,
            say`For every n, the first n terms of an AP add up to ${rule}. ${ask(rng, say`the place of the term ${value} in this AP`)}`,
          ],
    ),
    answer: asks === 'term' ? key : ordinal(m),
    mistakes:
      asks === 'term'
        ? [
            { value: total(m), because: say`that is the sum of the first ${m} terms` },
            { value: value + 2 * p, because: say`that is the next term` },
            { value: value - 2 * p, because: say`that is the term before it` },
            { value: value + p, because: say`the square of ${m - 1} was expanded with a slip` },
            { value: value - p, because: say`the square of ${m - 1} was expanded with a slip` },
            { value: p * (2 * m - 1) - q, because: say`the sign of ${Math.abs(q)} was lost` },
            { value: 2 * p * m + q, because: say`1 was not taken off in 2n − 1` },
          ]
        : [m + 1, m - 1, m + 2, m - 2, m + 3].map((place) => ({
            value: ordinal(place),
            because: say`the ${ordinal(place)} term is ${p * (2 * place - 1) + q}`,
          })),
    within: asks === 'term' ? ([-2000, 3 * Math.abs(value) + 60] as const) : ([1, 200] as const),
    steps: [
      say`The nth term is the sum of n terms less the sum of n − 1 terms.`,
      say`${latex`(${inN(p, q)}) - (${inN(p, q).replaceAll('n', '(n - 1)')}) = ${2 * p}n ${q - p < 0 ? '-' : '+'} ${Math.abs(q - p)}`}`,
      asks === 'term'
        ? say`For n = ${m} it is ${2 * p} × ${m} ${q - p < 0 ? '−' : '+'} ${Math.abs(q - p)}.`
        : say`This is ${value} when ${2 * p}n = ${value - q + p}.`,
      asks === 'term' ? say`The ${ordinal(m)} term is ${key}` : say`So it is the ${ordinal(m)}`,
    ],
  }
}

/** "The sums of n terms of two APs are in the ratio (7n + 1) : (4n + 27). What is the ratio of their 11th terms?" */
function ratioOfSums(rng: Random) {
  const { one, other, m, x, y } = rng.until(
    () => {
      const draw = () => [rng.int(1, 9), rng.pick([1, 1, -1]) * rng.int(1, 30)] as const
      const [one, other, m] = [draw(), draw(), rng.int(5, 25)]
      const at = ([p, q]: readonly [number, number]) => p * (2 * m - 1) + q
      return { one, other, m, x: at(one), y: at(other) }
    },
    (drawn) =>
      drawn.one[0] + drawn.one[1] > 0 &&
      drawn.other[0] + drawn.other[1] > 0 &&
      drawn.x !== drawn.y &&
      Math.max(drawn.x, drawn.y) / gcd(drawn.x, drawn.y) <= 60 &&
      drawn.one[0] * drawn.other[1] !== drawn.other[0] * drawn.one[1],
  )
  const part = ([p, q]: readonly [number, number]) =>
    `${p === 1 ? '' : p}n ${q < 0 ? '-' : '+'} ${Math.abs(q)}`
  const at = ([p, q]: readonly [number, number], n: number) => p * n + q
  const shown = latex`(${part(one)}) : (${part(other)})`
  const wrong = (n: number) => [at(one, n), at(other, n)] as const
  return {
    concept: ['sum-of-ap', 'nth-term-of-ap'],
    given: { find: 'ratio-of-sums' as const, one, other, m },
    prompt: rng.pick([
      say`The sums of the first n terms of two APs are in the ratio ${shown}. ${ask(rng, say`the ratio of their ${ordinal(m)} terms`)}`,
      say`If the ratio of the sums of n terms of two arithmetic progressions is ${shown}, then ${askThen(rng, say`the ratio of their ${ordinal(m)} terms`)}`,
      say`For every n, the sums of n terms of two APs are in the ratio ${shown}. The ratio of their ${ordinal(m)} terms is`,
    ]),
    answer: lowest(x, y),
    mistakes: [
      { pair: wrong(m), because: say`n was replaced by ${m}; that is the ratio of the sums of ${m} terms` },
      { pair: wrong(2 * m), because: say`n was replaced by ${2 * m} instead of ${2 * m - 1}` },
      { pair: wrong(2 * m + 1), because: say`n was replaced by ${2 * m + 1} instead of ${2 * m - 1}` },
      { pair: wrong(m - 1), because: say`n was replaced by ${m - 1}` },
      { pair: [y, x] as const, because: say`the ratio was turned round` },
      { pair: [one[0], other[0]] as const, because: say`only the factors of n were compared` },
      { pair: wrong(1), because: say`that is the ratio of the first terms` },
    ]
      .filter(({ pair: [p, q] }) => p > 0 && q > 0)
      .map(({ pair: [p, q], because }) => ({ value: lowest(p, q), because })),
    steps: [
      say`The sum of 2m − 1 terms is 2m − 1 times the term in the middle, the mth.`,
      say`So the ratio of the ${ordinal(m)} terms is that of the sums of 2 × ${m} − 1 = ${2 * m - 1} terms.`,
      say`Put n = ${2 * m - 1}: ${x} : ${y}`,
      say`In lowest terms it is ${lowest(x, y)}`,
    ],
  }
}

/** "The sum of the first 7 terms of an AP is 49 and that of the first 17 terms is 289. What is the sum of the first 20 terms?" */
function sumFromTwoSums(rng: Random) {
  const [a, d] = rng.until(
    () => [rng.int(-15, 30), rng.int(-6, 9)] as const,
    ([, step]) => step !== 0,
  )
  const [one, other, asked] = rng.sample(range(5, 30), 3)
  const [m, n] = [Math.min(one, other), Math.max(one, other)]
  const at = (place: number) => a + (place - 1) * d
  const total = (count: number) => (count * (2 * a + (count - 1) * d)) / 2
  const asks = rng.pick(['sum', 'term'] as const)
  const key = asks === 'sum' ? total(asked) : at(asked)
  const what = asks === 'sum' ? say`the sum of its first ${asked} terms` : say`its ${ordinal(asked)} term`
  const slip = asks === 'sum' ? asked : 1
  const bracketed = (value: number) => (value < 0 ? say`(${value})` : value)
  return {
    concept: ['sum-of-ap', 'nth-term-of-ap'],
    given: { find: 'two-sums' as const, m, sum: total(m), n, otherSum: total(n), asks, asked },
    prompt: rng.pick([
      say`The sum of the first ${m} terms of an AP is ${total(m)} and that of its first ${n} terms is ${total(n)}. ${ask(rng, what)}`,
      say`If the sums of the first ${m} and the first ${n} terms of an arithmetic progression are ${total(m)} and ${total(n)}, respectively, then ${askThen(rng, what)}`,
      say`The first ${m} terms of an AP add up to ${total(m)}, and the first ${n} terms to ${total(n)}. ${ask(rng, what)}`,
    ]),
    answer: key,
    mistakes: [
      {
        value: asks === 'sum' ? at(asked) : total(asked),
        because:
          asks === 'sum' ? say`that is term ${asked}` : say`that is the sum of the first ${asked} terms`,
      },
      { value: key + slip * d, because: say`the common difference was counted once too often` },
      { value: key - slip * d, because: say`the common difference was counted once too few` },
      { value: total(m) + total(n), because: say`the two sums were added` },
      { value: total(n) - total(m), because: say`the two sums were subtracted` },
      { value: key + slip, because: say`the first term was taken 1 too large` },
      { value: key - slip, because: say`the first term was taken 1 too small` },
      {
        value: asks === 'sum' ? key - at(asked) : at(asked + 2),
        because: asks === 'sum' ? say`the last term was left out` : say`two steps too many were counted`,
      },
    ],
    steps: [
      say`Sum of k terms = k × (2a + (k − 1)d) ÷ 2, so 2a + ${m - 1}d = ${2 * total(m)} ÷ ${m} = ${2 * a + (m - 1) * d} and 2a + ${n - 1}d = ${2 * total(n)} ÷ ${n} = ${2 * a + (n - 1) * d}`,
      say`Subtracted: ${n - m}d = ${(n - m) * d}, so d = ${d}`,
      say`2a = ${2 * a + (m - 1) * d} − ${m - 1} × ${bracketed(d)} = ${2 * a}, so a = ${a}`,
      asks === 'sum'
        ? say`Sum = ${asked} × (${2 * a} + ${asked - 1} × ${bracketed(d)}) ÷ 2 = ${key}`
        : say`Term ${asked} is ${a} + ${asked - 1} × ${bracketed(d)} = ${key}`,
    ],
  }
}
