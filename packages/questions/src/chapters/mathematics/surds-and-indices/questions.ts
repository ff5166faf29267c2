import { indices } from './indices.ts'
import { surds } from './surds.ts'

export const generators = {
  'number/surds': surds,
  'number/indices': indices,
}

export const notes = () => import('./notes.ts')
