import { percentChange } from '../generators/arithmetic/percent-change.ts'

export const generators = {
  'arithmetic/percent-change': percentChange,
}
