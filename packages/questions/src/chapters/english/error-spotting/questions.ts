import { askBank } from '../../../kit/bank/ask-bank.ts'
import { errorSpotting } from './error-spotting.bank.ts'
import { plantedError } from './planted-error.ts'

export const generators = {
  'english/planted-error': plantedError,
  'bank/error-spotting': askBank(errorSpotting),
}

export const notes = () => import('./notes.ts')
