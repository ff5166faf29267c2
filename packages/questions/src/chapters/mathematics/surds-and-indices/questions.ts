import { comparingSurds } from './comparing-surds.ts'
import { indices } from './indices.ts'
import { surds } from './surds.ts'

export const generators = {
  'number/surds': surds,
  'number/indices': indices,
  'number/comparing-surds': comparingSurds,
}

export const notes = () => import('./notes.ts')
