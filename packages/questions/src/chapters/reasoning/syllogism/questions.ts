import { possibility } from './possibility.ts'
import { syllogism } from './syllogism.ts'

export const generators = {
  'reasoning/syllogism': syllogism,
  'reasoning/possibility': possibility,
}

export const notes = () => import('./notes.ts')
