import { askBank } from '../../../kit/bank/ask-bank.ts'
import { alligation } from './alligation.ts'
import { mixture } from './mixture.ts'
import { mixtureProblems } from './mixture-problems.bank.ts'
import { replacement } from './replacement.ts'

export const generators = {
  'arithmetic/mixture': mixture,
  'arithmetic/alligation': alligation,
  'arithmetic/replacement': replacement,
  'bank/mixture-problems': askBank(mixtureProblems),
}

export const notes = () => import('./notes.ts')
