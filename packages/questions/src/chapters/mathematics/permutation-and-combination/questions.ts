import { askBank } from '../../../kit/bank/ask-bank.ts'
import { arrangeOrChoose } from './arrange-or-choose.bank.ts'
import { circularPermutation } from './circular-permutation.ts'
import { combination } from './combination.ts'
import { permutation } from './permutation/permutation.ts'
import { permutationAndCombinationProblems } from './permutation-and-combination-problems.bank.ts'

export const generators = {
  'bank/arrange-or-choose': askBank(arrangeOrChoose),
  'statistics/permutation': permutation,
  'statistics/circular-permutation': circularPermutation,
  'statistics/combination': combination,
  'bank/permutation-and-combination-problems': askBank(permutationAndCombinationProblems),
}

export const notes = () => import('./notes.ts')
