import { askBank } from '../../../kit/bank/ask-bank.ts'
import { errorSpotting } from './error-spotting.bank.ts'

export const generators = {
  'bank/error-spotting': askBank(errorSpotting),
}

export const notes = () => import('./notes.ts')
