import { determinant } from './determinant.ts'

export const generators = {
  'higher/determinant': determinant,
}

export const notes = () => import('./notes.ts')
