import { askBank } from '../../../kit/bank/ask-bank.ts'
import { colligative } from './colligative/colligative.ts'
import { solutionsConcepts } from './solutions-concepts.bank.ts'

export const generators = {
  'chemistry/colligative': colligative,
  'bank/solutions-concepts': askBank(solutionsConcepts),
}

export const notes = () => import('./notes.ts')
