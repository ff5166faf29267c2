import { average } from '../generators/arithmetic/average.ts'

export const generators = {
  'arithmetic/average': average,
}
