import { askBank } from '../../../kit/bank/ask-bank.ts'
import { cellsAndElectrolysis } from './cells-and-electrolysis.bank.ts'
import { electrochemistryConcepts } from './electrochemistry-concepts.bank.ts'
import { faraday } from './faraday.ts'
import { nernst } from './nernst/nernst.ts'

export const generators = {
  'chemistry/nernst': nernst,
  'chemistry/faraday': faraday,
  'bank/electrochemistry-concepts': askBank(electrochemistryConcepts),
  'bank/cells-and-electrolysis': askBank(cellsAndElectrolysis),
}

export const notes = () => import('./notes.ts')
