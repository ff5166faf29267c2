import { askBank } from '../../../kit/bank/ask-bank.ts'
import { evsThemes } from './evs-themes.bank.ts'

export const generators = {
  'bank/evs-themes': askBank(evsThemes),
}

export const notes = () => import('./notes.ts')
