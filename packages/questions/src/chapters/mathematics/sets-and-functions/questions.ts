import { askBank } from '../../../kit/bank/ask-bank.ts'
import { relationsAndFunctions } from './relations-and-functions.bank.ts'
import { sets } from './sets.ts'
import { setsAndFunctionsProblems } from './sets-and-functions-problems.bank.ts'

export const generators = {
  'higher/sets': sets,
  'bank/relations-and-functions': askBank(relationsAndFunctions),
  'bank/sets-and-functions-problems': askBank(setsAndFunctionsProblems),
}

export const notes = () => import('./notes.ts')
