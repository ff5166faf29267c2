import { diceOpposite } from './dice-opposite.ts'
import { paintedCube } from './painted-cube.ts'

export const generators = {
  'reasoning/painted-cube': paintedCube,
  'reasoning/dice-opposite': diceOpposite,
}

export const notes = () => import('./notes.ts')
