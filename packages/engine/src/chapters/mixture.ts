import { mixture } from '../generators/arithmetic/mixture.ts'

export const generators = {
  'arithmetic/mixture': mixture,
}
