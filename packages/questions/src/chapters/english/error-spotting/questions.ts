import { askBank } from '../../../kit/bank/ask-bank.ts'
import { errorSpotting } from './error-spotting.bank.ts'
import { errorFreeSentences, plantedErrors } from './planted-errors.ts'

export const generators = {
  'bank/planted-errors': askBank(plantedErrors),
  'english/error-free-sentences': errorFreeSentences,
  'bank/error-spotting': askBank(errorSpotting),
}

export const notes = () => import('./notes.ts')
