import { askBank } from '../../../kit/bank/ask-bank.ts'
import { cubeProblems } from './cube-problems.bank.ts'
import { diceOpposite } from './dice-opposite.ts'
import { paintedCube } from './painted-cube.ts'

export const generators = {
  'reasoning/painted-cube': paintedCube,
  'reasoning/dice-opposite': diceOpposite,
  'bank/cube-problems': askBank(cubeProblems),
}

export const notes = () => import('./notes.ts')
