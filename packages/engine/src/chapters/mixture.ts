import { mixture } from '../generators/arithmetic/mixture.ts'
import { replacement } from '../generators/arithmetic/replacement.ts'

export const generators = {
  'arithmetic/mixture': mixture,
  'arithmetic/replacement': replacement,
}
