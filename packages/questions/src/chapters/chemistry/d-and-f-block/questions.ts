import { askBank } from '../../../kit/bank/ask-bank.ts'
import { dAndFBlock } from './d-and-f-block.bank.ts'

export const generators = {
  'bank/d-and-f-block': askBank(dAndFBlock),
}

export const notes = () => import('./notes.ts')
