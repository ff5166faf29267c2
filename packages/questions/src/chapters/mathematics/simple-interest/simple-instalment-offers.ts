import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'

/** What is sold on instalments, with the usual range of its price. */
const OFFERS = [
  ['a refrigerator', 12_000, 40_000],
  ['a television set', 10_000, 48_000],
  ['a scooter', 40_000, 90_000],
  ['a sewing machine', 6000, 16_000],
  ['a laptop', 24_000, 60_000],
  ['a sofa set', 14_000, 40_000],
  ['an air cooler', 5000, 14_000],
  ['a washing machine', 10_000, 32_000],
  ['a mobile phone', 8000, 30_000],
  ['a bicycle', 4000, 12_000],
] as const

export function drawOffer(rng: Random) {
  const [thing, low, high] = rng.pick(OFFERS)
  return { thing, cash: rng.int(low, high, 200), person: rng.pick(people), town: rng.pick(towns) }
}

/** Something that may well cost so much. */
export function offerFor(rng: Random, cash: number) {
  const fitting = OFFERS.filter(([, low, high]) => cash >= low * 0.8 && cash <= high * 1.2)
  const [thing] = rng.pick(fitting.length > 0 ? fitting : OFFERS)
  return { thing, person: rng.pick(people), town: rng.pick(towns) }
}
