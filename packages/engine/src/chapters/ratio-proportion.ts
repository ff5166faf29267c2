import { ratioSplit } from '../generators/arithmetic/ratio-split.ts'

export const generators = {
  'arithmetic/ratio-split': ratioSplit,
}
