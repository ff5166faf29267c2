import { displacement } from './displacement.ts'
import { facing } from './facing.ts'
import { shadow } from './shadow.ts'

export const generators = {
  'reasoning/displacement': displacement,
  'reasoning/facing': facing,
  'reasoning/shadow': shadow,
}

export const notes = () => import('./notes.ts')
