import { circularPermutation } from './circular-permutation.ts'
import { combination } from './combination.ts'
import { permutation } from './permutation/permutation.ts'

export const generators = {
  'statistics/permutation': permutation,
  'statistics/circular-permutation': circularPermutation,
  'statistics/combination': combination,
}

export const notes = () => import('./notes.ts')
