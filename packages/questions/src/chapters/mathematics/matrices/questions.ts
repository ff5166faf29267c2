import { determinant } from './determinant.ts'
import { matrixAlgebra } from './matrix-algebra.ts'

export const generators = {
  'higher/matrix-algebra': matrixAlgebra,
  'higher/determinant': determinant,
}

export const notes = () => import('./notes.ts')
