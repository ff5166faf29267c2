import { order } from './order.ts'
import { rankSwap } from './rank-swap.ts'
import { rowRank } from './row-rank.ts'
import { logicalSufficiency } from './sufficiency.ts'

export const generators = {
  'reasoning/rank-swap': rankSwap,
  'reasoning/row-rank': rowRank,
  'reasoning/order': order,
  'reasoning/sufficiency': logicalSufficiency,
}

export const notes = () => import('./notes.ts')
