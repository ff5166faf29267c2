import { directionCosines } from './direction-cosines.ts'
import { linesInSpace } from './lines-in-space.ts'
import { threeD } from './three-d.ts'
import { vector } from './vector.ts'

export const generators = {
  'higher/three-d': threeD,
  'higher/direction-cosines': directionCosines,
  'higher/vector': vector,
  'higher/lines-in-space': linesInSpace,
}

export const notes = () => import('./notes.ts')
