import { askBank } from '../../../kit/bank/ask-bank.ts'
import { alloysAndMetals } from './alloys-and-metals.bank.ts'
import { metalExtraction } from './metal-extraction.bank.ts'
import { metallurgy } from './metallurgy.bank.ts'

export const generators = {
  'bank/metallurgy': askBank(metallurgy),
  'bank/metal-extraction': askBank(metalExtraction),
  'bank/alloys-and-metals': askBank(alloysAndMetals),
}

export const notes = () => import('./notes.ts')
