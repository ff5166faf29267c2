import type { Random } from '../../../kit/random/random.ts'
import { type Person, people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'

interface Journey {
  who: Person
  /** 'by jeep' */
  by: string
  from: string
  to: string
}

/** A traveller, the means of travel, the town and the destination. */
export function drawJourney(rng: Random): Journey {
  // The destination is not on any map, so no real distance can contradict the question.
  const to = rng.pick([
    'a dam site',
    'a cattle fair',
    'a hill village',
    'an exam centre',
    'a wedding hall',
    'a power plant',
    'a sugar mill',
    'a sports camp',
    'a forest lodge',
    'a field hospital',
  ])
  const by = rng.pick([
    'by car',
    'by jeep',
    'on a motorcycle',
    'in a delivery van',
    'in a hired taxi',
    'in a school bus',
    'in a mini truck',
    'in an ambulance',
  ])
  return { who: rng.pick(people), by, from: rng.pick(towns), to }
}
