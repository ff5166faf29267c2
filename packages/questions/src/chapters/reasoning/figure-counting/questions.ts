import { figureCount } from './figure-count/figure-count.ts'

export const generators = {
  'reasoning/figure-count': figureCount,
}

export const notes = () => import('./notes.ts')
