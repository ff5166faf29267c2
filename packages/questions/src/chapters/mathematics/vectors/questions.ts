import { askBank } from '../../../kit/bank/ask-bank.ts'
import { directionCosines } from './direction-cosines.ts'
import { linesInSpace } from './lines-in-space.ts'
import { threeD } from './three-d.ts'
import { vector } from './vector.ts'
import { vectorsProblems } from './vectors-problems.bank.ts'

export const generators = {
  'higher/three-d': threeD,
  'higher/direction-cosines': directionCosines,
  'higher/vector': vector,
  'higher/lines-in-space': linesInSpace,
  'bank/vectors-problems': askBank(vectorsProblems),
}

export const notes = () => import('./notes.ts')
