import { vennClass } from './venn-class.ts'
import { vennRegion } from './venn-region.ts'

export const generators = {
  'reasoning/venn-region': vennRegion,
  'reasoning/venn-class': vennClass,
}

export const notes = () => import('./notes.ts')
