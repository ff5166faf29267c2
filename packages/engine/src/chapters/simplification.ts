import { approximation } from '../generators/number/approximation.ts'
import { bodmas } from '../generators/number/bodmas.ts'

export const generators = {
  'number/bodmas': bodmas,
  'number/approximation': approximation,
}
