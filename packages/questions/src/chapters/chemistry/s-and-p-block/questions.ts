import { askBank } from '../../../kit/bank/ask-bank.ts'
import { sAndPBlock } from './s-and-p-block.bank.ts'

export const generators = {
  'bank/s-and-p-block': askBank(sAndPBlock),
}

export const notes = () => import('./notes.ts')
