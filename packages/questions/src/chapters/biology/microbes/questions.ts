import { askBank } from '../../../kit/bank/ask-bank.ts'
import { microbes } from './microbes.bank.ts'

export const generators = {
  'bank/microbes': askBank(microbes),
}

export const notes = () => import('./notes.ts')
