import { askBank } from '../../../kit/bank/ask-bank.ts'
import { relationsAndFunctions } from './relations-and-functions.bank.ts'
import { sets } from './sets.ts'

export const generators = {
  'higher/sets': sets,
  'bank/relations-and-functions': askBank(relationsAndFunctions),
}

export const notes = () => import('./notes.ts')
