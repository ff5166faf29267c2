import { gravitation } from '../generators/physics/gravitation.ts'

export const generators = {
  'physics/gravitation': gravitation,
}
