import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { posed } from '../../../kit/wording/posed.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { formatValue } from '../../../kit/wording/value.ts'
import { type PrimePower, showPowers } from './prime-powers.ts'

export interface Shown {
  number: number
  powers: readonly PrimePower[]
  /** '360', or '2³ × 3² × 5' for larger ones, as papers write them. */
  text: string
}

/** Two or three primes, at least one of them twice. */
export const ALL: readonly Shown[] = [
  [2, 3],
  [2, 5],
  [2, 7],
  [3, 5],
  [3, 7],
  [2, 3, 5],
  [2, 3, 7],
  [2, 3, 11],
  [2, 5, 7],
  [2, 7, 11],
  [3, 5, 7],
  [2, 5, 13],
].flatMap(([p = 2, q = 3, r = 1]) =>
  range(1, 7).flatMap((a) =>
    range(1, 5).flatMap((b) =>
      range(r === 1 ? 0 : 1, r === 1 ? 0 : 4).flatMap((c) => {
        const number = p ** a * q ** b * r ** c
        if (number < 24 || number > 4e7 || a + b + c <= 2) return []
        const powers = (
          [
            [p, a],
            [q, b],
            [r, c],
          ] as const
        ).filter(([, exponent]) => exponent > 0)
        const shown = { number, powers, text: showPowers(powers) }
        return number <= 9999 ? [shown, { ...shown, text: formatValue(number) }] : [shown]
      }),
    ),
  ),
)
export const EVEN = ALL.filter(({ powers: [first] }) => first?.[0] === 2 && first[1] > 1)
export const SMALL = ALL.filter(({ number }) => number <= 1e5)

/** The prime factors, where the question does not tell them. */
export const apart = ({ number, powers, text }: Shown): Message[] =>
  text.startsWith('$') ? [] : [say`${number} = ${showPowers(powers)}`]

export const exponentsOf = (powers: readonly PrimePower[]) => powers.map(([, exponent]) => exponent)
export const product = (numbers: readonly number[]) => numbers.reduce((result, number) => result * number, 1)
export const total = (numbers: readonly number[]) => numbers.reduce((result, number) => result + number, 0)
export const plusOne = (powers: readonly PrimePower[]) =>
  product(exponentsOf(powers).map((exponent) => exponent + 1))
export const showPlusOne = (powers: readonly PrimePower[]) =>
  exponentsOf(powers)
    .map((exponent) => `(${exponent} + 1)`)
    .join(' × ')

export function ask(rng: Random, number: string, what: string, plain: Message): Message {
  return posed(rng, [
    plain,
    say`How many ${what} does the number ${number} have?`,
    say`A full list of the ${what} of ${number} has how many numbers?`,
    say`The total number of ${what} of ${number} is`,
  ])
}
