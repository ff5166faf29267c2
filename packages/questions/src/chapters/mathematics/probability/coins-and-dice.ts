import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { exact } from '../../../kit/values/exact.ts'
import { isPrime, range } from '../../../kit/values/number-theory.ts'
import { fraction } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Two dice are thrown. What is the probability that the numbers differ by 2?" */
export const coinsAndDice = defineGenerator({
  id: 'statistics/coins-and-dice',
  version: 1,
  concepts: ['coins', 'two-dice'],
  levels: {
    easy: { forms: [exactHeads, doublet, sumAbove] },
    medium: { forms: [atLeastHeads, differBy, primeSum, exactHeads] },
    hard: { forms: [moreHeads, productIs, greaterFirst, atLeastHeads] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if ('coins' in given) {
      // Every way in which the coins can fall, as the binary digits of a number.
      const ways = range(0, 2 ** given.coins - 1).map(
        (way) => [...way.toString(2)].filter((digit) => digit === '1').length,
      )
      const fits = {
        exactly: (heads: number) => heads === given.heads,
        'at-least': (heads: number) => heads >= given.heads,
        more: (heads: number) => heads > given.coins - heads,
      }[given.find]
      return ways.filter(fits).length / ways.length
    }
    const throws = range(1, 6).flatMap((a) => range(1, 6).map((b) => [a, b] as const))
    const fits = {
      doublet: (a: number, b: number) => a === b && a >= given.value,
      above: (a: number, b: number) => a + b > given.value,
      differ: (a: number, b: number) => Math.abs(a - b) === given.value,
      prime: (a: number, b: number) => isPrime(a + b) && a + b >= given.value,
      product: (a: number, b: number) => (a * b) % given.value === 0,
      greater: (a: number, b: number) => a - b >= given.value,
    }[given.find]
    return throws.filter(([a, b]) => fits(a, b)).length / throws.length
  },
})

const within = [0, 1] as const
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

function ofCoins(
  rng: Random,
  find: 'exactly' | 'at-least' | 'more',
  coins: number,
  heads: number,
  good: number,
  what: Message,
  how: Message,
) {
  const all = 2 ** coins
  const answer = fraction(exact(good, all))
  const name = WORDS[coins] ?? ''
  return {
    concept: 'coins',
    given: { find, coins, heads },
    prompt: rng.pick([
      say`${name.replace(/^./, (first) => first.toUpperCase())} fair coins are tossed together. ${ask(rng, say`the probability of ${what}`)}`,
      say`A fair coin is tossed ${name} times. ${ask(rng, say`the probability of ${what}`)}`,
      say`If ${name} unbiased coins are tossed, ${askThen(rng, say`the probability of ${what}`)}`,
    ]),
    answer,
    within,
    mistakes: [
      { value: fraction(exact(all - good, all)), because: say`that is the probability of the contrary` },
      { value: fraction(exact(1, all)), because: say`only one of the ways was counted` },
      { value: fraction(exact(good + 1, all)), because: say`one way too many was counted` },
      { value: fraction(exact(good - 1, all)), because: say`one way too few was counted` },
      { value: fraction(exact(1, coins + 1)), because: say`the numbers of heads are not equally likely` },
      {
        value: fraction(exact(choose(coins, heads), all)),
        because: say`only exactly ${heads} heads were counted`,
      },
      { value: fraction(exact(good + 2, all)), because: say`two ways too many were counted` },
    ],
    steps: [
      say`There are ${latexPower(coins)} = ${all} equally likely ways.`,
      how,
      say`The probability is ${answer}`,
    ],
  }
}

const latexPower = (coins: number): string => `2 × `.repeat(coins - 1).concat('2')

function exactHeads(rng: Random) {
  const coins = rng.int(2, 6)
  const heads = rng.int(1, coins - 1)
  const good = choose(coins, heads)
  return ofCoins(
    rng,
    'exactly',
    coins,
    heads,
    good,
    say`exactly ${heads} ${heads === 1 ? 'head' : 'heads'}`,
    say`${heads} of ${coins} show heads in ${good} ways.`,
  )
}

function atLeastHeads(rng: Random) {
  const coins = rng.int(2, 6)
  const heads = rng.int(1, coins - 1)
  const counts = range(heads, coins).map((one) => choose(coins, one))
  const good = counts.reduce((sum, one) => sum + one, 0)
  return ofCoins(
    rng,
    'at-least',
    coins,
    heads,
    good,
    say`at least ${heads} ${heads === 1 ? 'head' : 'heads'}`,
    say`The ways with ${heads} to ${coins} heads: ${counts.join(' + ')} = ${good}`,
  )
}

function moreHeads(rng: Random) {
  const coins = rng.int(2, 6)
  const first = Math.floor(coins / 2) + 1
  const counts = range(first, coins).map((one) => choose(coins, one))
  const good = counts.reduce((sum, one) => sum + one, 0)
  return ofCoins(
    rng,
    'more',
    coins,
    first,
    good,
    say`more heads than tails`,
    say`More heads than tails means at least ${first} heads: ${counts.join(' + ')} = ${good} ways`,
  )
}

function ofDice(
  rng: Random,
  find: 'doublet' | 'above' | 'differ' | 'prime' | 'product' | 'greater',
  value: number,
  fits: (a: number, b: number) => boolean,
  what: Message,
  how: Message,
) {
  const good = range(1, 6).flatMap((a) => range(1, 6).filter((b) => fits(a, b))).length
  const answer = fraction(exact(good, 36))
  return {
    concept: 'two-dice',
    given: { find, value },
    prompt: rng.pick([
      say`Two dice are thrown. ${ask(rng, say`the probability ${what}`)}`,
      say`A die is thrown twice. ${ask(rng, say`the probability ${what}`)}`,
      say`If two fair dice are rolled together, ${askThen(rng, say`the probability ${what}`)}`,
      say`A pair of dice is thrown once. ${ask(rng, say`the probability ${what}`)}`,
    ]),
    answer,
    within,
    mistakes: [
      { value: fraction(exact(36 - good, 36)), because: say`that is the probability of the contrary` },
      { value: fraction(exact(good + 1, 36)), because: say`one throw too many was counted` },
      { value: fraction(exact(good - 1, 36)), because: say`one throw too few was counted` },
      { value: fraction(exact(good + 2, 36)), because: say`two throws too many were counted` },
      { value: fraction(exact(good, 72)), because: say`half of the throws was left out` },
      { value: fraction(exact(1, 6)), because: say`one die alone was looked at` },
      { value: fraction(exact(good - 2, 36)), because: say`two throws too few were counted` },
    ],
    steps: [
      say`There are 6 × 6 = 36 equally likely throws.`,
      how,
      say`${good} of them fit, so the probability is ${answer}`,
    ],
  }
}

function doublet(rng: Random) {
  const least = rng.int(1, 4)
  return ofDice(
    rng,
    'doublet',
    least,
    (a, b) => a === b && a >= least,
    least === 1
      ? say`that both dice show the same number`
      : say`that both dice show the same number and it is at least ${least}`,
    say`These are the pairs from (${least}, ${least}) to (6, 6).`,
  )
}

function sumAbove(rng: Random) {
  const value = rng.int(3, 10)
  return ofDice(
    rng,
    'above',
    value,
    (a, b) => a + b > value,
    say`that the sum of the numbers is greater than ${value}`,
    say`Count the pairs with a sum of ${value + 1} up to 12.`,
  )
}

function differBy(rng: Random) {
  const value = rng.int(1, 4)
  return ofDice(
    rng,
    'differ',
    value,
    (a, b) => Math.abs(a - b) === value,
    say`that the two numbers differ by ${value}`,
    say`There are 6 − ${value} = ${6 - value} such pairs, and each comes in two orders.`,
  )
}

function primeSum(rng: Random) {
  const least = rng.pick([2, 3, 5, 7])
  const primes = [2, 3, 5, 7, 11].filter((one) => one >= least)
  return ofDice(
    rng,
    'prime',
    least,
    (a, b) => primes.includes(a + b),
    least === 2
      ? say`that the sum of the numbers is a prime number`
      : say`that the sum of the numbers is a prime number not less than ${least}`,
    say`The sums ${primes.join(', ')} are meant.`,
  )
}

function productIs(rng: Random) {
  const value = rng.pick([2, 3, 4, 5, 6, 8, 9, 10, 12])
  return ofDice(
    rng,
    'product',
    value,
    (a, b) => (a * b) % value === 0,
    say`that the product of the numbers is a multiple of ${value}`,
    say`Go through the 36 products and count the multiples of ${value}.`,
  )
}

function greaterFirst(rng: Random) {
  const value = rng.int(1, 4)
  return ofDice(
    rng,
    'greater',
    value,
    (a, b) => a - b >= value,
    value === 1
      ? say`that the first number is greater than the second`
      : say`that the first number is greater than the second by at least ${value}`,
    say`The first number is at least ${value} more than the second.`,
  )
}
