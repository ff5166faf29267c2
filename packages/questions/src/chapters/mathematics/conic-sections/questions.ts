import { conic } from './conic.ts'
import { conicParts } from './conic-parts.ts'
import { eccentricity } from './eccentricity.ts'

export const generators = {
  'higher/conic': conic,
  'higher/eccentricity': eccentricity,
  'higher/conic-parts': conicParts,
}

export const notes = () => import('./notes.ts')
