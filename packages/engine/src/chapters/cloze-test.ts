import { clozeTest } from '@ekagra/content/bank/cloze-test'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/cloze-test': askBank(clozeTest),
}
