import { sets } from './sets.ts'

export const generators = {
  'higher/sets': sets,
}

export const notes = () => import('./notes.ts')
