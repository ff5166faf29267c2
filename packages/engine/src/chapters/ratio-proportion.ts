import { coins } from '../generators/arithmetic/coins.ts'
import { proportion } from '../generators/arithmetic/proportion.ts'
import { ratioSplit } from '../generators/arithmetic/ratio-split.ts'

export const generators = {
  'arithmetic/ratio-split': ratioSplit,
  'arithmetic/proportion': proportion,
  'arithmetic/coins': coins,
}
