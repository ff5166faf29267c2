import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { plantOrgansAndTissues } from './plant-organs-and-tissues.bank.ts'
import { plantStructure } from './plant-structure.bank.ts'

const explain = knowOptions({ glossary: biologyTerms, banks: [plantStructure, plantOrgansAndTissues] })

export const generators = {
  'bank/plant-structure': askBank(plantStructure, explain),
  'bank/plant-organs-and-tissues': askBank(plantOrgansAndTissues, explain),
}

export const notes = () => import('./notes.ts')
