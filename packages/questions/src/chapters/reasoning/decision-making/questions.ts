import { askBank } from '../../../kit/bank/ask-bank.ts'
import { decisionMaking } from './decision-making.bank.ts'

export const generators = {
  'bank/decision-making': askBank(decisionMaking),
}

export const notes = () => import('./notes.ts')
