import { approximation } from './approximation.ts'
import { bodmas } from './bodmas.ts'
import { simplify } from './simplify.ts'

export const generators = {
  'number/bodmas': bodmas,
  'number/simplify': simplify,
  'number/approximation': approximation,
}

export const notes = () => import('./notes.ts')
