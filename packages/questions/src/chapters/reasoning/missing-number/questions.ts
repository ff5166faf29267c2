import { matrix } from './matrix.ts'

export const generators = {
  'reasoning/matrix': matrix,
}

export const notes = () => import('./notes.ts')
