import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact, gcd, lcm } from '../../../kit/values/exact.ts'
import { divisors, primeFactors, range } from '../../../kit/values/number-theory.ts'
import { counted, type Unit } from '../../../kit/values/units.ts'
import { quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { leftOver, ofFractions, pairsWithFactor, sameRemainder } from './hcf-in-steps.ts'

/** "What is the highest common factor of 36 and 48?" */
export const highestCommonFactor = defineGenerator({
  id: 'number/highest-common-factor',
  version: 6, // bump when a seed would give another question
  concepts: ['hcf-of-numbers', 'hcf-word-problems', 'hcf-lcm-word-problems'],
  levels: {
    easy: { forms: [(rng: Random) => common(rng, EASY)] },
    medium: { forms: [(rng: Random) => common(rng, TWO), (rng: Random) => common(rng, THREE)] },
    hard: { forms: [sameRemainder, leftOver, ofFractions, pairsWithFactor] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'common':
        return given.numbers.reduce(gcd)
      case 'same-remainder': {
        // From the largest possible divisor down, until all remainders agree.
        const [first = 0, ...others] = given.numbers
        const isSame = (divisor: number) => others.every((one) => one % divisor === first % divisor)
        const divisor = range(1, Math.max(...given.numbers)).findLast(isSame) ?? Number.NaN
        return given.asksRest ? first % divisor : divisor
      }
      case 'left-over': {
        const [a, b] = given.numbers
        const [c, d] = given.rests
        return range(1, a).findLast((people) => a % people === c && b % people === d) ?? Number.NaN
      }
      case 'fractions': {
        // Over one denominator the numerators have a common factor.
        const bottom = given.bottoms.reduce((all, one) => all * one, 1)
        const tops = given.tops.map((top, index) => (top * bottom) / (given.bottoms[index] ?? 1))
        return exact(tops.reduce(gcd), bottom)
      }
      case 'pairs':
        return range(1, given.total).filter((one) => {
          const other = given.kind === 'sum' ? given.total - one : given.total / one
          return Number.isInteger(other) && one <= other && gcd(one, other) === given.factor
        }).length
    }
  },
})

interface Size {
  count: 2 | 3
  factors: readonly [number, number]
  multipliers: readonly [number, number]
}

const EASY: Size = { count: 2, factors: [6, 30], multipliers: [2, 20] }
const TWO: Size = { count: 2, factors: [12, 48], multipliers: [4, 19] }
const THREE: Size = { count: 3, factors: [12, 60], multipliers: [3, 16] }

function common(rng: Random, { count, factors, multipliers }: Size) {
  // A factor with divisors of its own allows the mistake 'a common factor, but not the highest'.
  const factor = rng.until(
    () => rng.int(factors[0], factors[1]),
    (drawn) => divisors(drawn).length > 3,
  )
  const parts = rng.until(
    () => rng.sample(range(multipliers[0], multipliers[1]), count),
    (drawn) => drawn.reduce(gcd) === 1,
  )
  const numbers = parts.map((part) => factor * part)
  const smallest = Math.min(...numbers)
  const story = rng.pick(count === 2 ? [plain, gifts, rows, tiles] : [plain, ropes, cans])
  const { prompt, unit } = story(rng, numbers)
  const answer = unit ? quantity(factor, unit) : factor
  return {
    concept: story === plain ? 'hcf-of-numbers' : ['hcf-word-problems', 'hcf-lcm-word-problems'],
    given: { find: 'common' as const, numbers },
    prompt,
    answer,
    mistakes: [
      ...divisors(factor)
        .filter((divisor) => divisor > 1 && divisor < factor)
        .slice(-3)
        .map((value) => ({
          value,
          because: say`it divides all the numbers, but ${factor} is a larger factor that does too`,
        })),
      ...parts.flatMap((part, index) =>
        primeFactors(part).map((prime) => ({
          value: factor * prime,
          because: say`it divides ${numbers[index] ?? 0} but not all the numbers`,
        })),
      ),
      { value: smallest, because: say`the smallest number divides itself, but not the others` },
      {
        value: Math.max(...numbers) - smallest,
        because: say`that is the difference of the numbers; the factor must divide it, not equal it`,
      },
      { value: numbers.reduce(lcm), because: say`that is the lowest common multiple` },
      { value: factor + smallest / factor, because: say`a quotient was added to the factor` },
      { value: factor * 2, because: say`a factor 2 that not all the numbers have was counted` },
    ],
    // No piece is longer than what it is cut from.
    within: [1, smallest] as const,
    steps: [
      ...numbers.map((number, index) => say`${number} = ${factor} × ${parts[index] ?? 1}`),
      say`${formatList(parts)} have no common factor, so the highest common factor is ${answer}`,
    ],
  }
}

interface Story {
  prompt: Message
  unit?: Unit | 'cm' | 'm' | 'litre'
}

const plain = (rng: Random, numbers: readonly number[]): Story => ({
  prompt: rng.pick([
    say`${ask(rng, say`the highest common factor of ${formatList(numbers)}`)}`,
    say`${ask(rng, say`the HCF of ${formatList(numbers)}`)}`,
    say`${ask(rng, say`the greatest number that divides ${formatList(numbers)} without leaving a remainder`)}`,
  ]),
})

/** What goes into one bag together. */
const THINGS = [
  ['pens', 'pencils', 'erasers', 'notebooks', 'sharpeners', 'crayons'],
  ['chocolates', 'biscuits', 'laddoos', 'toffees', 'cakes'],
  ['apples', 'oranges', 'mangoes', 'guavas', 'pears'],
  ['marbles', 'stickers', 'balloons', 'whistles'],
] as const

function gifts(rng: Random, [first = 0, second = 0]: readonly number[]): Story {
  const [one, other] = rng.sample(rng.pick(THINGS), 2)
  return {
    prompt: rng.pick([
      say`A ${rng.pick(['shopkeeper', 'teacher', 'trader', 'man'])} packs ${first} ${one} and ${second} ${other} into bags. Each bag contains the same number of ${one} and the same number of ${other}, and nothing is left over. ${ask(rng, 'the maximum number of bags')}`,
      say`${first} ${one} and ${second} ${other} are to be packed in the maximum possible number of identical bags with none left over. How many bags are needed?`,
      say`${ask(rng, say`the maximum number of identical bags that can be made from ${first} ${one} and ${second} ${other} with none left over`)}`,
    ]),
    unit: counted('bag'),
  }
}

function rows(rng: Random, [first = 0, second = 0]: readonly number[]): Story {
  const [one, other] = rng.pick([
    ['boys', 'girls'],
    ['mango trees', 'guava trees'],
    ['marigold plants', 'rose plants'],
    ['cadets', 'scouts'],
    ['chairs', 'stools'],
  ])
  return {
    prompt: rng.pick([
      say`${first} ${one} and ${second} ${other} are to be arranged in rows such that each row has the same number, either only ${one} or only ${other}. ${ask(rng, 'the maximum number in each row')}`,
      say`If ${first} ${one} and ${second} ${other} are placed in separate rows with an equal number in every row, ${askThen(rng, 'the maximum number that each row can have')}`,
      say`${first} ${one} and ${second} ${other} are arranged separately in rows of equal size, no row being incomplete. How many are there in a row at the most?`,
    ]),
  }
}

function tiles(rng: Random, [first = 0, second = 0]: readonly number[]): Story {
  const [long, wide] = [quantity(Math.max(first, second), 'cm'), quantity(Math.min(first, second), 'cm')]
  const sheet = rng.pick(['cardboard', 'tin', 'paper', 'plywood', 'cloth'])
  const room = rng.pick(['shop', 'store room', 'verandah', 'kitchen', 'balcony'])
  // No room is narrower than a man can stretch his arms.
  if (Math.min(first, second) < 180)
    return {
      prompt: rng.pick([
        say`A rectangular ${sheet === 'cloth' ? 'piece' : 'sheet'} of ${sheet}, ${long} long and ${wide} wide, is cut into the largest possible equal squares without any waste. ${ask(rng, 'the side of each square')}`,
        say`A ${sheet === 'cloth' ? 'piece' : 'sheet'} of ${sheet} measuring ${long} by ${wide} is to be cut into equal squares with nothing left over. ${ask(rng, 'the greatest possible side of a square')}`,
      ]),
      unit: 'cm',
    }
  return {
    prompt: rng.pick([
      say`The floor of a ${room}, ${long} long and ${wide} wide, is to be covered completely with identical square tiles without cutting any. ${ask(rng, 'the maximum possible side of a tile')}`,
      say`The floor of a ${room} measuring ${long} by ${wide} is to be paved with the largest possible identical square tiles, none of them cut. ${ask(rng, 'the side of each tile')}`,
    ]),
    unit: 'cm',
  }
}

function ropes(rng: Random, numbers: readonly number[]): Story {
  const thing = rng.pick(['Ropes', 'Iron rods', 'Bamboo poles', 'Rolls of ribbon', 'Pipes'])
  return {
    prompt: rng.pick([
      say`${thing} of lengths ${formatList(numbers)} cm are to be cut into pieces of equal length without any wastage. ${ask(rng, 'the greatest possible length of each piece')}`,
      say`If ${thing.toLowerCase()} of lengths ${formatList(numbers)} cm are cut into equal pieces of the greatest possible length with nothing left over, how long is each piece?`,
      say`${ask(rng, say`the greatest length that can be used to exactly measure ${thing.toLowerCase()} of lengths ${formatList(numbers)} cm`)}`,
    ]),
    unit: 'cm',
  }
}

function cans(rng: Random, numbers: readonly number[]): Story {
  const liquid = rng.pick(['milk', 'kerosene', 'mustard oil', 'diesel', 'coconut oil'])
  return {
    prompt: rng.pick([
      say`${rng.pick(['Three tankers hold', 'Three drums hold', 'Three cans hold'])} ${formatList(numbers)} litres of ${liquid}, respectively. ${ask(rng, 'the capacity of the largest container that can measure the contents of each of them exactly')}`,
      say`A ${rng.pick(['merchant', 'trader', 'shopkeeper'])} has ${formatList(numbers)} litres of ${liquid} in three drums. He wants to sell it in cans of equal capacity, each filled from a single drum, with nothing left over. What can be the maximum capacity of a can?`,
      say`Three varieties of ${liquid}, ${formatList(numbers)} litres in quantity, are to be filled in cans of equal capacity without mixing any two. ${ask(rng, 'the maximum capacity of each can')}`,
    ]),
    unit: 'litre',
  }
}
