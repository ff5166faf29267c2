import { defineGenerator } from '../../define-generator.ts'
import { gcd, lcm } from '../../exact.ts'
import { formatList } from '../../format/list.ts'
import { type Message, say } from '../../format/say.ts'
import { counted, type Unit } from '../../format/units.ts'
import { divisors, primeFactors, range } from '../../number-theory.ts'
import type { Random } from '../../random.ts'
import { people } from '../../stories/people.ts'
import { quantity } from '../../value.ts'

/** "What is the highest common factor of 36 and 48?" */
export const highestCommonFactor = defineGenerator({
  id: 'number/highest-common-factor',
  version: 1, // goes up when a seed would give another question
  levels: {
    easy: { count: 2, factors: [6, 30], multipliers: [2, 20], explains: false },
    medium: { count: 2, factors: [12, 48], multipliers: [4, 19], explains: true },
    hard: { count: 3, factors: [12, 60], multipliers: [3, 16], explains: true },
  },
  generate(rng, { count, factors, multipliers, explains }) {
    // A factor with divisors of its own leaves room for 'a common factor, but not the highest'.
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
      given: { numbers },
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
      ],
      steps: [
        ...(explains
          ? [
              say`Whatever divides ${formatList(numbers)} without a remainder is a common factor, and the largest is asked.`,
            ]
          : []),
        ...numbers.map((number, index) => say`${number} = ${factor} × ${parts[index] ?? 1}`),
        say`${formatList(parts)} have no common factor, so the highest common factor is ${answer}`,
      ],
    }
  },
  solve: ({ numbers }) => numbers.reduce(gcd),
})

interface Story {
  prompt: Message
  unit?: Unit | 'cm' | 'm' | 'litre'
}

const plain = (rng: Random, numbers: readonly number[]): Story => ({
  prompt: rng.pick([
    say`What is the highest common factor of ${formatList(numbers)}?`,
    say`Find the HCF of ${formatList(numbers)}.`,
    say`What is the greatest number that divides ${formatList(numbers)} without leaving a remainder?`,
  ]),
})

function gifts(rng: Random, [first = 0, second = 0]: readonly number[]): Story {
  const person = rng.pick(people)
  const [one, other] = rng.sample(
    [
      'pens',
      'pencils',
      'erasers',
      'notebooks',
      'chocolates',
      'laddoos',
      'stickers',
      'bangles',
      'marbles',
      'biscuits',
    ],
    2,
  )
  return {
    prompt: say`${person.name} packs ${first} ${one} and ${second} ${other} into bags. Every bag holds the same number of ${one} and the same number of ${other}, and nothing is left over. What is the largest possible number of bags?`,
    unit: counted('bag'),
  }
}

function rows(rng: Random, [first = 0, second = 0]: readonly number[]): Story {
  const [one, other] = rng.pick([
    ['boys', 'girls'],
    ['mango trees', 'guava trees'],
    ['marigold plants', 'rose plants'],
    ['cadets', 'scouts'],
  ] as const)
  return {
    prompt: say`${first} ${one} and ${second} ${other} are arranged in rows of equal size, and no row mixes the two. What is the greatest possible number in each row?`,
  }
}

const tiles = (rng: Random, [first = 0, second = 0]: readonly number[]): Story => ({
  prompt: say`The floor of a ${rng.pick(['shop', 'store room', 'verandah', 'kitchen', 'balcony'])}, ${quantity(Math.max(first, second), 'cm')} long and ${quantity(Math.min(first, second), 'cm')} wide, is covered with equal square tiles, none of them cut. What is the greatest possible side of a tile?`,
  unit: 'cm',
})

const ropes = (rng: Random, numbers: readonly number[]): Story => ({
  prompt: say`${rng.pick(['Ropes', 'Iron rods', 'Bamboo poles', 'Rolls of ribbon'])} of lengths ${formatList(numbers)} centimetres are cut into pieces of equal length with nothing wasted. What is the greatest possible length of a piece?`,
  unit: 'cm',
})

const cans = (rng: Random, numbers: readonly number[]): Story => ({
  prompt: say`${rng.pick(['Three tankers hold', 'Three drums hold', 'Three cans hold'])} ${formatList(numbers)} litres of ${rng.pick(['milk', 'kerosene', 'mustard oil', 'diesel'])}. What is the largest measure that can measure out the contents of each exactly?`,
  unit: 'litre',
})
