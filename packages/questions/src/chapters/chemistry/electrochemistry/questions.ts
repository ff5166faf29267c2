import { askBank } from '../../../kit/bank/ask-bank.ts'
import { electrochemistryConcepts } from './electrochemistry-concepts.bank.ts'
import { faraday } from './faraday.ts'
import { nernst } from './nernst/nernst.ts'

export const generators = {
  'chemistry/nernst': nernst,
  'chemistry/faraday': faraday,
  'bank/electrochemistry-concepts': askBank(electrochemistryConcepts),
}

export const notes = () => import('./notes.ts')
