import { askBank } from '../../../kit/bank/ask-bank.ts'
import { argandPlane } from './argand-plane.bank.ts'
import { complex } from './complex.ts'
import { complexArgument } from './complex-argument.ts'
import { complexNumbersProblems } from './complex-numbers-problems.bank.ts'
import { cubeRootsOfUnity } from './cube-roots-of-unity.ts'

export const generators = {
  'higher/complex': complex,
  'higher/complex-argument': complexArgument,
  'higher/cube-roots-of-unity': cubeRootsOfUnity,
  'bank/argand-plane': askBank(argandPlane),
  'bank/complex-numbers-problems': askBank(complexNumbersProblems),
}

export const notes = () => import('./notes.ts')
