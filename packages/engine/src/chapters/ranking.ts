import { order } from '../generators/reasoning/order.ts'
import { rankSwap } from '../generators/reasoning/rank-swap.ts'
import { rowRank } from '../generators/reasoning/row-rank.ts'
import { logicalSufficiency } from '../generators/reasoning/sufficiency.ts'

export const generators = {
  'reasoning/rank-swap': rankSwap,
  'reasoning/row-rank': rowRank,
  'reasoning/order': order,
  'reasoning/sufficiency': logicalSufficiency,
}
