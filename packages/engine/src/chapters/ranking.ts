import { order } from '../generators/reasoning/order.ts'
import { rowRank } from '../generators/reasoning/row-rank.ts'

export const generators = {
  'reasoning/row-rank': rowRank,
  'reasoning/order': order,
}
