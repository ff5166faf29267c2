import { askBank } from '../../../kit/bank/ask-bank.ts'
import { flowerToSeed } from './flower-to-seed.bank.ts'
import { gametesToBirth } from './gametes-to-birth.bank.ts'
import { humanReproduction } from './human-reproduction.bank.ts'
import { modesOfReproduction } from './modes-of-reproduction.bank.ts'
import { plantReproduction } from './plant-reproduction.bank.ts'

export const generators = {
  'bank/plant-reproduction': askBank(plantReproduction),
  'bank/human-reproduction': askBank(humanReproduction),
  'bank/flower-to-seed': askBank(flowerToSeed),
  'bank/gametes-to-birth': askBank(gametesToBirth),
  'bank/modes-of-reproduction': askBank(modesOfReproduction),
}

export const notes = () => import('./notes.ts')
