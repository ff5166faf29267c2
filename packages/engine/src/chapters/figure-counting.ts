import { figureCount } from '../generators/reasoning/figure-count.ts'

export const generators = {
  'reasoning/figure-count': figureCount,
}
