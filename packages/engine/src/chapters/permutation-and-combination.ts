import { combination } from '../generators/statistics/combination.ts'
import { permutation } from '../generators/statistics/permutation.ts'

export const generators = {
  'statistics/permutation': permutation,
  'statistics/combination': combination,
}
