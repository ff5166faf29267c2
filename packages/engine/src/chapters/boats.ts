import { boats } from '../generators/arithmetic/boats.ts'

export const generators = {
  'arithmetic/boats': boats,
}
