import { askBank } from '../../../kit/bank/ask-bank.ts'
import { evolution } from './evolution.bank.ts'
import { evolutionInDetail } from './evolution-in-detail.bank.ts'

export const generators = {
  'bank/evolution': askBank(evolution),
  'bank/evolution-in-detail': askBank(evolutionInDetail),
}

export const notes = () => import('./notes.ts')
