import { askBank } from '../../../kit/bank/ask-bank.ts'
import { statesOfMatter } from './states-of-matter.bank.ts'

export const generators = {
  'bank/states-of-matter': askBank(statesOfMatter),
}

export const notes = () => import('./notes.ts')
