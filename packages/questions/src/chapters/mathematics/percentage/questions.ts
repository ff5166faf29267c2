import { election } from './election.ts'
import { percentChange } from './percent-change.ts'
import { population } from './population.ts'
import { successivePercent } from './successive-percent.ts'

export const generators = {
  'arithmetic/percent-change': percentChange,
  'arithmetic/successive-percent': successivePercent,
  'arithmetic/election': election,
  'arithmetic/population': population,
}

export const notes = () => import('./notes.ts')
