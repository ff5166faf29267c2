import type { Random } from '../../../kit/random/random.ts'
import { counted } from '../../../kit/values/units.ts'
import { type Measure, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'

const kilograms = (value: number): Measure => quantity(value, 'kg')
const years = (value: number): Measure => quantity(value, 'year')
const centimetres = (value: number): Measure => quantity(value, 'cm')
const marks = (value: number): Measure => quantity(value, { ...counted('mark'), places: 1 })

/** People whose average is taken: what of, usual sizes, and who may be counted besides them. */
const GROUPS = [
  { group: 'wrestlers', unit: 'weight', show: kilograms, low: 55, high: 90, boss: 'the trainer' },
  { group: 'rowers', unit: 'weight', show: kilograms, low: 54, high: 82, boss: 'the coach' },
  { group: 'students', unit: 'weight', show: kilograms, low: 38, high: 60, boss: 'the teacher' },
  { group: 'kabaddi players', unit: 'weight', show: kilograms, low: 52, high: 80, boss: 'the captain' },
  { group: 'clerks', unit: 'age', show: years, low: 24, high: 52, boss: 'the manager' },
  { group: 'nurses', unit: 'age', show: years, low: 23, high: 48, boss: 'the matron' },
  { group: 'singers', unit: 'age', show: years, low: 20, high: 45, boss: 'the conductor' },
  { group: 'weavers', unit: 'age', show: years, low: 25, high: 55, boss: 'the foreman' },
  { group: 'cadets', unit: 'height', show: centimetres, low: 152, high: 184, boss: 'the instructor' },
  { group: 'dancers', unit: 'height', show: centimetres, low: 148, high: 176, boss: 'the leader' },
  { group: 'candidates', unit: 'score', show: marks, low: 42, high: 88, boss: 'the last candidate' },
] as const

export function drawGroup(rng: Random) {
  const group = rng.pick(GROUPS)
  return {
    ...group,
    /** 'one of 62 kg', 'one with 80 marks'. */
    of: group.unit === 'score' ? 'with' : 'of',
    /** Bounds of what a newcomer may have. */
    least: group.low - 6,
    most: group.high + 12,
    town: rng.pick(towns),
    person: rng.pick(people),
  }
}
