import { coins } from './coins.ts'
import { proportion } from './proportion.ts'
import { ratioSplit } from './ratio-split.ts'
import { variation } from './variation.ts'

export const generators = {
  'arithmetic/ratio-split': ratioSplit,
  'arithmetic/proportion': proportion,
  'arithmetic/variation': variation,
  'arithmetic/coins': coins,
}

export const notes = () => import('./notes.ts')
