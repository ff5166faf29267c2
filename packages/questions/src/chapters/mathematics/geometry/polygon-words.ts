import { range } from '../../../kit/values/number-theory.ts'

/** The usual names; other polygons are told by their number of sides. */
export const NAMES: Readonly<Record<number, string>> = {
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
  12: 'dodecagon',
}

/** Numbers of sides with angles that end soon. */
export const WHOLE = range(5, 60).filter((sides) => 3600 % sides === 0 || 360 % sides === 0)

/** Things of such shapes. */
export const THINGS = [
  'a park',
  'a table top',
  'a floor tile',
  'a fountain basin',
  'a clock face',
  'a bandstand',
  'a rangoli',
  'a window',
]
