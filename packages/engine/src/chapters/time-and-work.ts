import { work } from '../generators/arithmetic/work.ts'

export const generators = {
  'arithmetic/work': work,
}
