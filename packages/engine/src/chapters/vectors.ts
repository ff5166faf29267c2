import { vector } from '../generators/higher/vector.ts'

export const generators = {
  'higher/vector': vector,
}
