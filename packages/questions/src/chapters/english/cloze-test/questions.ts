import { askBank } from '../../../kit/bank/ask-bank.ts'
import { clozeTest } from './cloze-test.bank.ts'

export const generators = {
  'bank/cloze-test': askBank(clozeTest),
}

export const notes = () => import('./notes.ts')
