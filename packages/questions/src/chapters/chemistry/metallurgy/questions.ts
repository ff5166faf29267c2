import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { chemistryTerms } from '../../../kit/chemistry/chemistry-terms.ts'
import { alloysAndMetals } from './alloys-and-metals.bank.ts'
import { metalExtraction } from './metal-extraction.bank.ts'
import { metallurgy } from './metallurgy.bank.ts'

const explain = knowOptions({
  glossary: chemistryTerms,
  banks: [metallurgy, metalExtraction, alloysAndMetals],
})

export const generators = {
  'bank/metallurgy': askBank(metallurgy, explain),
  'bank/metal-extraction': askBank(metalExtraction, explain),
  'bank/alloys-and-metals': askBank(alloysAndMetals, explain),
}

export const notes = () => import('./notes.ts')
