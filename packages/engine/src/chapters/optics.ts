import { lens } from '../generators/physics/lens.ts'

export const generators = {
  'physics/lens': lens,
}
