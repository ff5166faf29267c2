import { askBank } from '../../../kit/bank/ask-bank.ts'
import { molecularGenetics } from './molecular-genetics.bank.ts'

export const generators = {
  'bank/molecular-genetics': askBank(molecularGenetics),
}

export const notes = () => import('./notes.ts')
