import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { flowerToSeed } from './flower-to-seed.bank.ts'
import { gametesToBirth } from './gametes-to-birth.bank.ts'
import { humanReproduction } from './human-reproduction.bank.ts'
import { modesOfReproduction } from './modes-of-reproduction.bank.ts'
import { plantReproduction } from './plant-reproduction.bank.ts'
import { reproductionPairs } from './reproduction-pairs.bank.ts'

const explain = knowOptions({
  glossary: biologyTerms,
  banks: [
    reproductionPairs,
    plantReproduction,
    humanReproduction,
    flowerToSeed,
    gametesToBirth,
    modesOfReproduction,
  ],
})

export const generators = {
  'bank/reproduction-pairs': askBank(reproductionPairs, explain),
  'bank/plant-reproduction': askBank(plantReproduction, explain),
  'bank/human-reproduction': askBank(humanReproduction, explain),
  'bank/flower-to-seed': askBank(flowerToSeed, explain),
  'bank/gametes-to-birth': askBank(gametesToBirth, explain),
  'bank/modes-of-reproduction': askBank(modesOfReproduction, explain),
}

export const notes = () => import('./notes.ts')
