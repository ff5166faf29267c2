import { oscillation } from '../generators/physics/oscillation.ts'

export const generators = {
  'physics/shm': oscillation,
}
