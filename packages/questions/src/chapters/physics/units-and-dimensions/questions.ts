import { askBank } from '../../../kit/bank/ask-bank.ts'
import { dimensions } from './dimensions.ts'
import { measurementConcepts } from './measurement-concepts.bank.ts'

export const generators = {
  'physics/dimensions': dimensions,
  'bank/measurement-concepts': askBank(measurementConcepts),
}

export const notes = () => import('./notes.ts')
