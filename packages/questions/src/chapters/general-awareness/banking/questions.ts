import { askBank } from '../../../kit/bank/ask-bank.ts'
import { bankingAwareness } from './banking-awareness.bank.ts'
import { bankingPractice } from './banking-practice.bank.ts'

export const generators = {
  'bank/banking-awareness': askBank(bankingAwareness),
  'bank/banking-practice': askBank(bankingPractice),
}

export const notes = () => import('./notes.ts')
