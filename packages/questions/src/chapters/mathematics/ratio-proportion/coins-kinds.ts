import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'

/** Where money lies, at the start of a sentence. */
const PLACES = [
  'A clay piggy bank',
  'A cash box',
  'A cloth bag',
  'The drawer of a tea stall',
  'A collection tin',
  'A bus conductor’s pouch',
  'A toll booth tray',
  'A tin on a shelf',
  'The till of a book shop',
  'A jar of savings',
] as const

const COINS = [1, 2, 5, 10, 20] as const
const NOTES = [10, 20, 50, 100, 200, 500] as const

/** Different kinds of coins or notes in rising order, with a place and a person. */
export function drawMoney(rng: Random, size: number) {
  const [values, pieces] = rng.chance(0.65) ? ([COINS, 'coins'] as const) : ([NOTES, 'notes'] as const)
  const kinds = rng.sample<number>(values, size).sort((one, other) => one - other)
  return {
    kinds,
    pieces,
    named: kinds.map((kind) => `₹${kind} ${pieces}`),
    place: `${rng.pick(PLACES)} in ${rng.pick(towns)}`,
    person: rng.pick(people),
  }
}

/** Two or three small numbers, not all equal. */
export const drawParts = (rng: Random, size: number): number[] =>
  rng.until(
    () => range(1, size).map(() => rng.int(2, 8)),
    (parts) =>
      new Set(parts).size > 1 &&
      !parts.every((part) => part % 2 === 0) &&
      !parts.every((part) => part % 3 === 0),
  )

/** The place in the middle of a sentence. */
export const owned = (place: string): string => place.replace(/^(A|The)\b/, (word) => word.toLowerCase())
