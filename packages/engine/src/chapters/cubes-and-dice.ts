import { paintedCube } from '../generators/reasoning/painted-cube.ts'

export const generators = {
  'reasoning/painted-cube': paintedCube,
}
