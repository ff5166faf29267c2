import { matrix } from '../generators/reasoning/matrix.ts'

export const generators = {
  'reasoning/matrix': matrix,
}
