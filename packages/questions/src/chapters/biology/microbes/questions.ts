import { askBank } from '../../../kit/bank/ask-bank.ts'
import { microbes } from './microbes.bank.ts'
import { microbesAtWork } from './microbes-at-work.bank.ts'

export const generators = {
  'bank/microbes': askBank(microbes),
  'bank/microbes-at-work': askBank(microbesAtWork),
}

export const notes = () => import('./notes.ts')
