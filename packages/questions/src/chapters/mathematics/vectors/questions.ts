import { threeD } from './three-d.ts'
import { vector } from './vector.ts'

export const generators = {
  'higher/three-d': threeD,
  'higher/vector': vector,
}

export const notes = () => import('./notes.ts')
