import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'

export const G = 10

export const kilograms = (amount: number) => quantity(amount, 'kg')

/** Pairs whose acceleration is a short decimal. */
export const PAIRS = range(2, 40).flatMap((heavy) =>
  range(1, heavy - 1).flatMap((light) =>
    Number.isInteger(((heavy - light) * G * 4) / (heavy + light)) ? [{ heavy, light }] : [],
  ),
)

export const PAIRS_OF_THINGS = [
  'Two buckets',
  'Two sacks of cement',
  'Two iron blocks',
  'Two brass weights',
  'Two sandbags',
  'Two baskets of bricks',
  'Two water cans',
  'Two parcels',
]

/** Followed by 'of' and a town. */
export const SETTINGS = [
  'a workshop',
  'the physics room of a school',
  'a science museum',
  'an engineering college',
  'a factory hall',
  'a training centre for electricians',
  'a warehouse',
  'a village fair',
]
