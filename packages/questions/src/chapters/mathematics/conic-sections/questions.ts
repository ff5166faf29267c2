import { conic } from './conic.ts'
import { conicParts } from './conic-parts.ts'

export const generators = {
  'higher/conic': conic,
  'higher/conic-parts': conicParts,
}

export const notes = () => import('./notes.ts')
