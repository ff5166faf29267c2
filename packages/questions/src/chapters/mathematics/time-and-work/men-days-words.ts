import { counted } from '../../../kit/values/units.ts'
import { type Measure, quantity } from '../../../kit/values/value.ts'

export const workers = (count: number): Measure => quantity(count, counted('worker'))
export const days = (count: number): Measure => quantity(count, 'day')

/** After 'can'. */
export const WORKS = [
  'build a wall',
  'dig a canal',
  'repair a road',
  'harvest the crop of a farm',
  'lay the pipes of a colony',
  'paint a school',
  'weave an order of carpets',
  'pack the stock of a godown',
] as const
