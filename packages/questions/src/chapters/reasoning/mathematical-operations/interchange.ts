import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { signs, sumOfTerms } from './signs.ts'

export function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))
}

export const SIGN_PAIRS = pairsOf(signs)

export const exchange = <Item>(items: readonly Item[], one: Item, other: Item): Item[] =>
  items.map((item) => (item === one ? other : item === other ? one : item))

export const tellPair = ([one, other]: readonly [string | number, string | number]): string =>
  `${one} and ${other}`

/** Different numbers with every sign once; the division leaves no remainder. */
export function drawTrue(rng: Random) {
  return rng.until(
    () => {
      const between = rng.shuffle(signs)
      const numbers = rng.sample(SMALL, 5)
      const place = between.indexOf('÷')
      const divisor = numbers[place + 1] ?? 1
      numbers[place] = divisor * rng.int(2, 9)
      return { numbers, between, result: sumOfTerms(numbers, between) }
    },
    ({ numbers, result }) => new Set(numbers).size === 5 && result > 0 && result < 400,
  )
}

const SMALL = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20]

export const notEqual = (value: number, result: number): Message =>
  Number.isInteger(value)
    ? say`with this interchange the left side is ${value < 0 ? say`−${-value}` : value}, not ${result}`
    : say`with this interchange the left side is not a whole number, so it cannot be ${result}`

export const askWhich = (rng: Random, what: 'signs' | 'numbers', shown: string): Message =>
  rng.pick([
    say`Which two ${what} must be interchanged to make ${shown} correct?`,
    say`${rng.pick(people).name} copied an equation and mixed up two ${what}: ${shown}. Which two have to change places?`,
    say`The equation ${shown} is wrong. Interchanging which two ${what} puts it right?`,
    say`${shown}. By interchanging which ${what} does this become true?`,
    say`Choose the two ${what} that must change places so that ${shown} holds.`,
  ])
