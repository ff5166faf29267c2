import { magneticForce } from '../generators/physics/magnetic-force.ts'

export const generators = {
  'physics/magnetic-force': magneticForce,
}
