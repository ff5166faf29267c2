import { determinant } from './determinant.ts'

export const generators = {
  'higher/determinant': determinant,
}
