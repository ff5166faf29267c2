import { askBank } from '../../../kit/bank/ask-bank.ts'
import { animalTissues } from './animal-tissues.bank.ts'
import { frogAndCockroach } from './frog-and-cockroach.bank.ts'

export const generators = {
  'bank/animal-tissues': askBank(animalTissues),
  'bank/frog-and-cockroach': askBank(frogAndCockroach),
}

export const notes = () => import('./notes.ts')
