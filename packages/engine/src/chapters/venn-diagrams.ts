import { vennClass } from '../generators/reasoning/venn-class.ts'
import { vennRegion } from '../generators/reasoning/venn-region.ts'

export const generators = {
  'reasoning/venn-region': vennRegion,
  'reasoning/venn-class': vennClass,
}
