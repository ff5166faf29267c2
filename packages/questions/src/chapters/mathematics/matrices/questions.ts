import { determinant } from './determinant.ts'
import { matrixAlgebra } from './matrix-algebra.ts'
import { matrixRank } from './matrix-rank.ts'

export const generators = {
  'higher/matrix-algebra': matrixAlgebra,
  'higher/matrix-rank': matrixRank,
  'higher/determinant': determinant,
}

export const notes = () => import('./notes.ts')
