import { complex } from './complex.ts'

export const generators = {
  'higher/complex': complex,
}
