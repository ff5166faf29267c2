import { askBank } from '../../../kit/bank/ask-bank.ts'
import { mainGroupCompounds } from './main-group-compounds.bank.ts'
import { sAndPBlock } from './s-and-p-block.bank.ts'

export const generators = {
  'bank/s-and-p-block': askBank(sAndPBlock),
  'bank/main-group-compounds': askBank(mainGroupCompounds),
}

export const notes = () => import('./notes.ts')
