import { gravitation } from './gravitation.ts'

export const generators = {
  'physics/gravitation': gravitation,
}
