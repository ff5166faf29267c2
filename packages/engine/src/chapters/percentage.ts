import { election } from '../generators/arithmetic/election.ts'
import { percentChange } from '../generators/arithmetic/percent-change.ts'
import { population } from '../generators/arithmetic/population.ts'
import { successivePercent } from '../generators/arithmetic/successive-percent.ts'

export const generators = {
  'arithmetic/percent-change': percentChange,
  'arithmetic/successive-percent': successivePercent,
  'arithmetic/election': election,
  'arithmetic/population': population,
}
