import { inputOutput } from './input-output.ts'
import { machineSet } from './machine-set.ts'

export const generators = {
  'reasoning/input-output': inputOutput,
  'reasoning/machine-set': machineSet,
}

export const notes = () => import('./notes.ts')
