import { askBank } from '../../../kit/bank/ask-bank.ts'
import { humanReproduction } from './human-reproduction.bank.ts'
import { plantReproduction } from './plant-reproduction.bank.ts'

export const generators = {
  'bank/plant-reproduction': askBank(plantReproduction),
  'bank/human-reproduction': askBank(humanReproduction),
}

export const notes = () => import('./notes.ts')
