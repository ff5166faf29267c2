import { approximation } from './approximation.ts'
import { bodmas } from './bodmas.ts'

export const generators = {
  'number/bodmas': bodmas,
  'number/approximation': approximation,
}

export const notes = () => import('./notes.ts')
