import { diceOpposite } from '../generators/reasoning/dice-opposite.ts'
import { paintedCube } from '../generators/reasoning/painted-cube.ts'

export const generators = {
  'reasoning/painted-cube': paintedCube,
  'reasoning/dice-opposite': diceOpposite,
}
