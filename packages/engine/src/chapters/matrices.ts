import { determinant } from '../generators/higher/determinant.ts'

export const generators = {
  'higher/determinant': determinant,
}
