import { pipes } from '../generators/arithmetic/pipes.ts'

export const generators = {
  'arithmetic/pipes': pipes,
}
