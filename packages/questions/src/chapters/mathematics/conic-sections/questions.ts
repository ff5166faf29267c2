import { askBank } from '../../../kit/bank/ask-bank.ts'
import { conic } from './conic.ts'
import { conicParts } from './conic-parts.ts'
import { conicSectionsProblems } from './conic-sections-problems.bank.ts'
import { eccentricity } from './eccentricity.ts'

export const generators = {
  'higher/conic': conic,
  'higher/eccentricity': eccentricity,
  'higher/conic-parts': conicParts,
  'bank/conic-sections-problems': askBank(conicSectionsProblems),
}

export const notes = () => import('./notes.ts')
