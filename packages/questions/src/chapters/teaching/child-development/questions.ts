import { askBank } from '../../../kit/bank/ask-bank.ts'
import { childDevelopment } from './child-development.bank.ts'

export const generators = {
  'bank/child-development': askBank(childDevelopment),
}

export const notes = () => import('./notes.ts')
