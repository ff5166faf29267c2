import { askBank } from '../../../kit/bank/ask-bank.ts'
import { errorFreeSentences } from './error-free-sentences.ts'
import { errorSpotting } from './error-spotting.bank.ts'
import { plantedErrors } from './planted-errors.bank.ts'

export const generators = {
  'bank/planted-errors': askBank(plantedErrors),
  'english/error-free-sentences': errorFreeSentences,
  'bank/error-spotting': askBank(errorSpotting),
}

export const notes = () => import('./notes.ts')
