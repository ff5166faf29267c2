import { matrix } from './matrix.ts'

export const generators = {
  'reasoning/matrix': matrix,
}
