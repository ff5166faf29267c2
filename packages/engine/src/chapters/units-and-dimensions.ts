import { dimensions } from '../generators/physics/dimensions.ts'

export const generators = {
  'physics/dimensions': dimensions,
}
