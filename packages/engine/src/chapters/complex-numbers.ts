import { complex } from '../generators/higher/complex.ts'

export const generators = {
  'higher/complex': complex,
}
