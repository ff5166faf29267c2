import { quantity } from '../../../kit/values/value.ts'

export const G = 10
/** Coefficients that floors and tyres have. */
export const COEFFICIENTS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]

export const newtons = (amount: number) => quantity(amount, 'N')
export const kilograms = (amount: number) => quantity(amount, 'kg')
export const BOXES = [
  'a wooden box',
  'a trunk',
  'an almirah',
  'a sack of rice',
  'a crate of mangoes',
  'an iron safe',
]
