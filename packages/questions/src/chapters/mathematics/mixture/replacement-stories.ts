import { type Measure, quantity } from '../../../kit/values/value.ts'

/** What is in a vessel, and what it is replaced by. */
export const LIQUIDS = [
  ['milk', 'water'],
  ['orange juice', 'water'],
  ['lime syrup', 'soda water'],
  ['white paint', 'thinner'],
  ['sugar cane juice', 'water'],
  ['acid', 'water'],
  ['rose syrup', 'milk'],
  ['mustard oil', 'palm oil'],
] as const

/** At the start of a sentence. */
export const VESSELS = [
  'A can',
  'A drum',
  'A cask',
  'A steel vessel',
  'A tank',
  'A jar',
  'A container',
] as const

export const litres = (amount: number): Measure => quantity(amount, 'litre')
