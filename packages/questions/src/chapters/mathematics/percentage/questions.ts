import { askBank } from '../../../kit/bank/ask-bank.ts'
import { election } from './election.ts'
import { percentChange } from './percent-change.ts'
import { percentageProblems } from './percentage-problems.bank.ts'
import { population } from './population.ts'
import { successivePercent } from './successive-percent.ts'

export const generators = {
  'arithmetic/percent-change': percentChange,
  'arithmetic/successive-percent': successivePercent,
  'arithmetic/election': election,
  'arithmetic/population': population,
  'bank/percentage-problems': askBank(percentageProblems),
}

export const notes = () => import('./notes.ts')
