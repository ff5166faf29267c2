import { askBank } from '../../../kit/bank/ask-bank.ts'
import { comparingSurds } from './comparing-surds.ts'
import { indices } from './indices.ts'
import { surds } from './surds.ts'
import { surdsAndIndicesProblems } from './surds-and-indices-problems.bank.ts'

export const generators = {
  'number/surds': surds,
  'number/indices': indices,
  'number/comparing-surds': comparingSurds,
  'bank/surds-and-indices-problems': askBank(surdsAndIndicesProblems),
}

export const notes = () => import('./notes.ts')
