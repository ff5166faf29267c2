import { askBank } from '../../../kit/bank/ask-bank.ts'
import { primaryMathematics } from './primary-mathematics.bank.ts'

export const generators = {
  'bank/primary-mathematics': askBank(primaryMathematics),
}

export const notes = () => import('./notes.ts')
