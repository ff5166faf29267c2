import { askBank } from '../../../kit/bank/ask-bank.ts'
import { determinant } from './determinant.ts'
import { matricesProblems } from './matrices-problems.bank.ts'
import { matrixAlgebra } from './matrix-algebra.ts'
import { matrixRank } from './matrix-rank.ts'

export const generators = {
  'higher/matrix-algebra': matrixAlgebra,
  'higher/matrix-rank': matrixRank,
  'higher/determinant': determinant,
  'bank/matrices-problems': askBank(matricesProblems),
}

export const notes = () => import('./notes.ts')
