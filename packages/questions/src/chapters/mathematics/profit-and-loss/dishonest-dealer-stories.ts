import type { Random } from '../../../kit/random/random.ts'
import { type Measure, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'

const GOODS = [
  'rice',
  'sugar',
  'wheat flour',
  'dal',
  'tea',
  'onions',
  'salt',
  'almonds',
  'sweets',
  'spices',
] as const
const DEALERS = ['grocer', 'shopkeeper', 'trader', 'vegetable seller', 'merchant', 'dealer'] as const

export const grams = (value: number): Measure => quantity(value, 'g')

/** Who cheats, where and with what. */
export function draw(rng: Random) {
  return {
    person: rng.pick(people),
    town: rng.pick(towns),
    thing: rng.pick(GOODS),
    dealer: rng.pick(DEALERS),
  }
}
