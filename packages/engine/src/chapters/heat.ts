import { calorimetry } from '../generators/physics/calorimetry.ts'
import { expansion } from '../generators/physics/expansion.ts'

export const generators = {
  'physics/calorimetry': calorimetry,
  'physics/expansion': expansion,
}
