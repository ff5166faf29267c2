import { evsThemes } from '@ekagra/content/bank/evs-themes'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/evs-themes': askBank(evsThemes),
}
