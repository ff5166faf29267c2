import { askBank } from '../../../kit/bank/ask-bank.ts'
import { governance } from './governance.bank.ts'

export const generators = {
  'bank/governance': askBank(governance),
}

export const notes = () => import('./notes.ts')
