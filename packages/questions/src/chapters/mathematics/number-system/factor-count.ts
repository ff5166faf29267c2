import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { divisors } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { multiples, squares, sum } from './factor-kinds.ts'
import {
  ALL,
  apart,
  ask,
  EVEN,
  exponentsOf,
  plusOne,
  product,
  SMALL,
  showPlusOne,
  total,
} from './factor-numbers.ts'
import { type PrimePower, showPowers } from './prime-powers.ts'

/** "How many factors does 360 have?" */
export const factorCount = defineGenerator({
  id: 'number/factor-count',
  version: 1,
  levels: {
    easy: { forms: [all] },
    medium: { forms: [odd, even, primes] },
    hard: { forms: [multiples, squares, sum] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    const factors = divisors(given.number)
    switch (given.find) {
      case 'all':
        return factors.length
      case 'odd':
        return factors.filter((factor) => factor % 2 === 1).length
      case 'even':
        return factors.filter((factor) => factor % 2 === 0).length
      case 'primes':
        return factors.filter((factor) => factor > 1 && divisors(factor).length === 2).length
      case 'multiples':
        return factors.filter((factor) => factor % given.of === 0).length
      case 'squares':
        return factors.filter((factor) => Number.isInteger(Math.sqrt(factor))).length
      case 'sum':
        return factors.reduce((total, factor) => total + factor, 0)
    }
  },
})

function all(rng: Random) {
  const shown = rng.pick(SMALL)
  const { number, powers, text } = shown
  const answer = plusOne(powers)
  return {
    given: { find: 'all' as const, number },
    prompt: ask(rng, text, 'factors', say`How many factors does ${text} have, with 1 and the number itself?`),
    answer: count(answer),
    mistakes: [
      ...commonMistakes(powers),
      { value: answer - 2, because: say`1 and the number itself were not counted` },
      { value: answer - 1, because: say`1 or the number itself was not counted` },
      { value: answer + 2, because: say`1 and the number itself were counted twice` },
      { value: total(exponentsOf(powers)) + 1, because: say`only one was added to the sum of the exponents` },
    ],
    steps: [...apart(shown), say`Number of factors = ${showPlusOne(powers)} = ${answer}`],
  }
}

const commonMistakes = (powers: readonly PrimePower[]) => [
  {
    value: product(exponentsOf(powers)),
    because: say`the exponents were multiplied without adding 1 to each`,
  },
  {
    value: total(exponentsOf(powers).map((exponent) => exponent + 1)),
    because: say`the exponents with 1 added were summed instead of multiplied`,
  },
  { value: total(exponentsOf(powers)), because: say`the exponents were only added` },
  { value: powers.length, because: say`that is the number of different prime factors` },
  { value: 2 ** powers.length, because: say`every prime was taken once, whatever its exponent` },
]

function odd(rng: Random) {
  const shown = rng.pick(EVEN)
  const { number, powers, text } = shown
  const rest = powers.slice(1)
  const answer = plusOne(rest)
  return {
    given: { find: 'odd' as const, number },
    prompt: ask(rng, text, 'odd factors', say`How many of the factors of ${text} are odd?`),
    answer: count(answer),
    mistakes: [
      { value: plusOne(powers), because: say`all factors were counted, the even ones too` },
      { value: plusOne(powers) - answer, because: say`that is the number of even factors` },
      { value: answer - 1, because: say`1 is an odd factor as well` },
      { value: answer + 1, because: say`2 was counted among the odd factors` },
      {
        value: plusOne(powers) / 2,
        because: say`half of all factors were taken; that is not how they split`,
      },
      { value: product(exponentsOf(rest)), because: say`1 was not added to each exponent` },
      { value: rest.length, because: say`that is the number of odd primes in it` },
    ],
    steps: [
      ...apart(shown),
      say`An odd factor has no 2 in it, so it divides ${showPowers(rest)}.`,
      say`Number of odd factors = ${showPlusOne(rest)} = ${answer}`,
    ],
  }
}

function even(rng: Random) {
  const shown = rng.pick(EVEN)
  const { number, powers, text } = shown
  const [two = [2, 0] as const, ...rest] = powers
  const answer = two[1] * plusOne(rest)
  return {
    given: { find: 'even' as const, number },
    prompt: ask(rng, text, 'even factors', say`How many of the factors of ${text} are even?`),
    answer: count(answer),
    mistakes: [
      { value: plusOne(powers), because: say`all factors were counted, the odd ones too` },
      { value: plusOne(rest), because: say`that is the number of odd factors` },
      {
        value: plusOne(powers) / 2,
        because: say`half of all factors were taken; that is not how they split`,
      },
      {
        value: product(exponentsOf(powers)),
        because: say`1 was not added to the exponents of the odd primes`,
      },
      { value: answer - 1, because: say`the number itself was not counted` },
      { value: plusOne(powers) - 1, because: say`only 1 was left out of all the factors` },
      {
        value: two[1] * total(exponentsOf(rest).map((exponent) => exponent + 1)) + two[1],
        because: say`the choices were added instead of multiplied`,
      },
    ],
    steps: [
      ...apart(shown),
      say`An even factor has at least one 2: ${two[1]} choices for the power of 2, and ${showPlusOne(rest)} for the rest.`,
      say`Number of even factors = ${two[1]} × ${plusOne(rest)} = ${answer}`,
    ],
  }
}

/** Counted with and without repetition: the two are easily mixed up. */
function primes(rng: Random) {
  const shown = rng.pick(ALL)
  const { number, powers, text } = shown
  const answer = powers.length
  const list = powers.map(([prime]) => prime).join(', ')
  return {
    given: { find: 'primes' as const, number },
    prompt: ask(rng, text, 'different prime factors', say`How many different prime numbers divide ${text}?`),
    answer: count(answer),
    mistakes: [
      { value: total(exponentsOf(powers)), because: say`repeated primes were counted again` },
      { value: plusOne(powers), because: say`that is the number of all factors` },
      { value: answer + 1, because: say`1 was counted, but 1 is not a prime number` },
      { value: answer - 1, because: say`2 was left out, but 2 is a prime number` },
      {
        value: answer - 2,
        because: say`only the primes that occur once too few were found; each of ${list} divides it`,
      },
      { value: product(exponentsOf(powers)), because: say`the exponents were multiplied` },
    ].filter(({ value }) => value !== answer - 1 || powers[0]?.[0] === 2),
    steps: [
      ...apart(shown),
      say`Only the primes themselves count, not their exponents.`,
      say`The different primes in it are ${list}.`,
      say`Their number is ${answer}`,
    ],
  }
}
