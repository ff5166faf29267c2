import { complex } from './complex.ts'

export const generators = {
  'higher/complex': complex,
}

export const notes = () => import('./notes.ts')
