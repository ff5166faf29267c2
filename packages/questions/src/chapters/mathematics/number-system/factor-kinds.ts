import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { count } from '../../../kit/values/value.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { say } from '../../../kit/wording/say.ts'
import { ALL, apart, ask, exponentsOf, plusOne, product, showPlusOne, total } from './factor-numbers.ts'
import { type PrimePower, showPowers } from './prime-powers.ts'

export function multiples(rng: Random) {
  const whole = rng.pick(MANY)
  const { number, powers, text } = whole
  const inner = rng.until(
    () => powers.map(([prime, exponent]): PrimePower => [prime, rng.int(0, Math.min(2, exponent))]),
    (drawn) =>
      drawn.some(([, exponent]) => exponent > 0) &&
      drawn.some(([, exponent], index) => exponent < (powers[index]?.[1] ?? 0)),
  )
  const of = product(inner.map(([prime, exponent]) => prime ** exponent))
  const left = powers.map(
    ([prime, exponent], index): PrimePower => [prime, exponent - (inner[index]?.[1] ?? 0)],
  )
  const shown = left.filter(([, exponent]) => exponent > 0)
  const answer = plusOne(left)
  return {
    given: { find: 'multiples' as const, number, of },
    prompt: posed(rng, [
      say`How many factors of ${text} are divisible by ${of}?`,
      say`Among all factors of ${text}, how many are multiples of ${of}?`,
      say`On a list of all factors of ${text}, those that ${of} divides are underlined. How many are underlined?`,
      say`Find the number of factors of ${text} that leave no remainder on division by ${of}.`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: plusOne(powers), because: say`all factors were counted` },
      { value: plusOne(powers) - answer, because: say`those that ${of} does not divide were counted` },
      { value: answer - 1, because: say`${of} itself was not counted` },
      { value: plusOne(inner), because: say`that is the number of factors of ${of}` },
      { value: product(exponentsOf(shown)), because: say`1 was not added to each exponent` },
      {
        value: plusOne(powers) - plusOne(inner),
        because: say`the factors of ${of} were taken off all factors`,
      },
      { value: answer + 1, because: say`one factor was counted twice` },
    ],
    steps: [
      ...apart(whole),
      say`${of} is the part that each of them must contain.`,
      say`A factor that ${of} divides is ${of} times a factor of ${number} ÷ ${of} = ${number / of}.`,
      say`${number / of} = ${showPowers(shown)}`,
      say`Number of such factors = ${showPlusOne(shown)} = ${answer}`,
    ],
  }
}

export function squares(rng: Random) {
  const shown = rng.pick(RICH)
  const { number, powers, text } = shown
  const answer = product(exponentsOf(powers).map((exponent) => Math.floor(exponent / 2) + 1))
  const lastExponent = powers.at(-1)?.[1] ?? 1
  return {
    given: { find: 'squares' as const, number },
    prompt: ask(
      rng,
      text,
      'perfect-square factors',
      say`How many factors of ${text} are perfect squares, counting 1?`,
    ),
    answer: count(answer),
    mistakes: [
      { value: plusOne(powers), because: say`all factors were counted` },
      { value: answer - 1, because: say`1 is a perfect square as well` },
      { value: Math.floor(plusOne(powers) / 2), because: say`half of all factors were taken` },
      {
        value: product(
          exponentsOf(powers)
            .map((exponent) => Math.floor(exponent / 2))
            .map((half) => Math.max(1, half)),
        ),
        because: say`the exponent 0 was not counted as even`,
      },
      {
        value: total(exponentsOf(powers).map((exponent) => Math.floor(exponent / 2) + 1)),
        because: say`the choices were added instead of multiplied`,
      },
      {
        value: (answer / (Math.floor(lastExponent / 2) + 1)) * (lastExponent + 1),
        because: say`odd exponents were allowed for the last prime`,
      },
      { value: total(exponentsOf(powers)), because: say`the exponents were added` },
    ],
    steps: [
      ...apart(shown),
      say`In a perfect square every exponent is even (0 included).`,
      say`Even exponents to choose from: ${powers.map(([prime, exponent]) => `${Math.floor(exponent / 2) + 1} for ${prime}`).join(', ')}`,
      say`Number of square factors = ${powers.map(([, exponent]) => Math.floor(exponent / 2) + 1).join(' × ')} = ${answer}`,
    ],
  }
}

const MANY = ALL.filter(({ number, powers }) => plusOne(powers) >= 16 && number < 1e6)
const SUMMED = ALL.filter(({ number }) => number <= 20_000)
const RICH = ALL.filter(({ powers }) => powers.filter(([, exponent]) => exponent > 1).length >= 2)

export function sum(rng: Random) {
  const shown = rng.pick(SUMMED)
  const { number, powers, text } = shown
  const parts = powers.map(([prime, exponent]) => total(range(0, exponent).map((power) => prime ** power)))
  const answer = product(parts)
  return {
    given: { find: 'sum' as const, number },
    prompt: posed(rng, [
      say`What is the sum of all factors of ${text}, with 1 and the number itself?`,
      say`Every factor of ${text} is added up, 1 and the number itself included. What is the total?`,
      say`Find the sum of all positive divisors of ${text}.`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: answer - number, because: say`the number itself was not added` },
      { value: answer - number - 1, because: say`1 and the number itself were not added` },
      {
        value: product(powers.map(([prime, exponent]) => prime ** exponent + 1)),
        because: say`only 1 and the highest power of each prime were added`,
      },
      { value: product(parts.map((part) => part - 1)), because: say`the 1 in each bracket was left out` },
      { value: answer + 1, because: say`1 was counted twice` },
      { value: answer + number, because: say`the number itself was counted twice` },
      { value: total(parts), because: say`the brackets were added instead of multiplied` },
    ],
    steps: [
      ...apart(shown),
      ...powers.map(
        ([prime, exponent], index) =>
          say`For ${prime}: ${range(0, exponent)
            .map((power) => prime ** power)
            .join(' + ')} = ${parts[index] ?? 0}`,
      ),
      say`Sum = ${parts.join(' × ')} = ${answer}`,
    ],
  }
}
