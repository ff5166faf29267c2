import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'

/** What may leak, and in which unit its times are told. */
const TANKS = [
  ['a water tank on a roof', 'hour'],
  ['the overhead tank of a school', 'hour'],
  ['a cistern', 'minute'],
  ['the pool of a sports club', 'hour'],
  ['a fire brigade tank', 'minute'],
  ['a reservoir of a housing colony', 'hour'],
  ['a fish pond', 'hour'],
  ['the cooling tank of a sugar mill', 'minute'],
  ['the washing tank of a laundry', 'minute'],
  ['a fountain basin', 'minute'],
  ['an irrigation tank', 'hour'],
  ['a dyeing vat', 'minute'],
  ['the ballast tank of a ferry', 'hour'],
  ['the well tank of a farm', 'hour'],
] as const

export function drawTank(rng: Random) {
  const [name, unit] = rng.pick(TANKS)
  const town = rng.pick(towns)
  return {
    tank: `${name} in ${town}`,
    unit,
    time: (value: number) => quantity(value, unit),
    person: rng.pick(people),
    town,
  }
}

/** An inlet, a slower leak and the whole time that the inlet takes against it. */
export const AGAINST = range(3, 48).flatMap((quick) =>
  range(quick + 1, 96)
    .filter((slow) => slow !== 2 * quick && (quick * slow) % (slow - quick) === 0)
    .map((slow) => [quick, slow, (quick * slow) / (slow - quick)] as const)
    .filter(([quick, , both]) => both <= 120 && both <= 5 * quick),
)
