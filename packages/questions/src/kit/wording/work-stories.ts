import { exact } from '../values/exact.ts'
import { counted } from '../values/units.ts'
import { type Measure, mixed, quantity } from '../values/value.ts'

/** Follows 'can': work that people do together. */
export const JOBS = [
  'paint a house',
  'plough a field',
  'stitch a set of uniforms',
  'type a report',
  'build a wall',
  'dig a well',
  'weave a carpet',
  'repair a road',
  'make a batch of clay lamps',
  'pack an order of sweets',
  'harvest a crop',
  'lay the tiles of a hall',
]

/** 4½ days, as in books. */
export const days = (count: number): Measure => mixed(exact(count), 1, 'day')

/** Parts of the work, for calculating with whole numbers. */
export const units = (count: number): Measure => quantity(count, counted('unit'))
