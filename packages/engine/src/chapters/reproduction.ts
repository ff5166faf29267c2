import { humanReproduction } from '@ekagra/content/bank/human-reproduction'
import { plantReproduction } from '@ekagra/content/bank/plant-reproduction'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/plant-reproduction': askBank(plantReproduction),
  'bank/human-reproduction': askBank(humanReproduction),
}
