import { vennRegion } from '../generators/reasoning/venn-region.ts'

export const generators = {
  'reasoning/venn-region': vennRegion,
}
