import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { animalTissues } from './animal-tissues.bank.ts'
import { frogAndCockroach } from './frog-and-cockroach.bank.ts'

const explain = knowOptions({ glossary: biologyTerms, banks: [animalTissues, frogAndCockroach] })

export const generators = {
  'bank/animal-tissues': askBank(animalTissues, explain),
  'bank/frog-and-cockroach': askBank(frogAndCockroach, explain),
}

export const notes = () => import('./notes.ts')
