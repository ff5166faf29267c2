import { quantity } from '../../../kit/values/value.ts'

export const km = (value: number) => quantity(value, 'km')

export const kmh = (value: number) => quantity(value, 'km/h')

export const minutes = (value: number) => quantity(value, 'minute')

export const PLACES = [
  'school',
  'the office',
  'the station',
  'the library',
  'the stadium',
  'the exam hall',
  'the market',
  'the bus stand',
  'the coaching class',
  'the bank',
] as const
