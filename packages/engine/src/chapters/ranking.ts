import { rowRank } from '../generators/reasoning/row-rank.ts'

export const generators = {
  'reasoning/row-rank': rowRank,
}
