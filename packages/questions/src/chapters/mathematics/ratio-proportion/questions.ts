import { coins } from './coins.ts'
import { proportion } from './proportion.ts'
import { ratioSplit } from './ratio-split.ts'

export const generators = {
  'arithmetic/ratio-split': ratioSplit,
  'arithmetic/proportion': proportion,
  'arithmetic/coins': coins,
}

export const notes = () => import('./notes.ts')
