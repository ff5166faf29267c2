import { askBank } from '../../../kit/bank/ask-bank.ts'
import { gravitation } from './gravitation.ts'
import { gravitationConcepts } from './gravitation-concepts.bank.ts'

export const generators = {
  'physics/gravitation': gravitation,
  'bank/gravitation-concepts': askBank(gravitationConcepts),
}

export const notes = () => import('./notes.ts')
