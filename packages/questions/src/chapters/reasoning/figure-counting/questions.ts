import { figureCount } from './figure-count.ts'

export const generators = {
  'reasoning/figure-count': figureCount,
}
