import { order } from '../generators/reasoning/order.ts'
import { rankSwap } from '../generators/reasoning/rank-swap.ts'
import { rowRank } from '../generators/reasoning/row-rank.ts'

export const generators = {
  'reasoning/rank-swap': rankSwap,
  'reasoning/row-rank': rowRank,
  'reasoning/order': order,
}
