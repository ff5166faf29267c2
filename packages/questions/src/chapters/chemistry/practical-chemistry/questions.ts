import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { chemistryTerms } from '../../../kit/chemistry/chemistry-terms.ts'
import { laboratoryChemistry } from './laboratory-chemistry.bank.ts'
import { practicalChemistry } from './practical-chemistry.bank.ts'

const explain = knowOptions({ glossary: chemistryTerms, banks: [practicalChemistry, laboratoryChemistry] })

export const generators = {
  'bank/practical-chemistry': askBank(practicalChemistry, explain),
  'bank/laboratory-chemistry': askBank(laboratoryChemistry, explain),
}

export const notes = () => import('./notes.ts')
