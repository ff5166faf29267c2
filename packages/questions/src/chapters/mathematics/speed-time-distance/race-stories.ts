import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { towns } from '../../../kit/wording/places.ts'

export const metres = (value: number) => quantity(value, 'm')
export const seconds = (value: number) => quantity(value, 'second')

/** Where people run against each other, and how the contest is called. */
export function drawRace(rng: Random) {
  const town = rng.pick(towns)
  return {
    place: rng.pick([
      `at a school meet in ${town}`,
      `on the police ground of ${town}`,
      `at a village fair near ${town}`,
      `during army training at ${town}`,
      `on the stadium track of ${town}`,
      `at a college sports day in ${town}`,
      `on a park road in ${town}`,
    ]),
    run: rng.pick(['race', 'foot race', 'running contest', 'trial run', 'heat', 'practice race']),
  }
}
