import { askBank } from '../../../kit/bank/ask-bank.ts'
import { metalExtraction } from './metal-extraction.bank.ts'
import { metallurgy } from './metallurgy.bank.ts'

export const generators = {
  'bank/metallurgy': askBank(metallurgy),
  'bank/metal-extraction': askBank(metalExtraction),
}

export const notes = () => import('./notes.ts')
