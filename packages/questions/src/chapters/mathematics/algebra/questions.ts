import { askBank } from '../../../kit/bank/ask-bank.ts'
import { algebraProblems } from './algebra-problems.bank.ts'
import { identityValue } from './identity-value.ts'
import { inequality } from './inequality.ts'
import { linear1 } from './linear-1.ts'
import { linear2 } from './linear-2.ts'
import { linearProgramming } from './linear-programming.bank.ts'
import { polynomialRemainder } from './polynomial-remainder.ts'

export const generators = {
  'algebra/linear-1': linear1,
  'algebra/linear-2': linear2,
  'algebra/identity-value': identityValue,
  'algebra/inequality': inequality,
  'algebra/polynomial-remainder': polynomialRemainder,
  'bank/linear-programming': askBank(linearProgramming),
  'bank/algebra-problems': askBank(algebraProblems),
}

export const notes = () => import('./notes.ts')
