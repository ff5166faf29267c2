import { dimensions } from './dimensions.ts'

export const generators = {
  'physics/dimensions': dimensions,
}

export const notes = () => import('./notes.ts')
