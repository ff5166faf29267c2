import { vector } from './vector.ts'

export const generators = {
  'higher/vector': vector,
}

export const notes = () => import('./notes.ts')
