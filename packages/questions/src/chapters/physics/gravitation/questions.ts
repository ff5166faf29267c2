import { askBank } from '../../../kit/bank/ask-bank.ts'
import { gravitation } from './gravitation.ts'
import { gravitationConcepts } from './gravitation-concepts.bank.ts'
import { gravityInDetail } from './gravity-in-detail.bank.ts'

export const generators = {
  'physics/gravitation': gravitation,
  'bank/gravitation-concepts': askBank(gravitationConcepts),
  'bank/gravity-in-detail': askBank(gravityInDetail),
}

export const notes = () => import('./notes.ts')
