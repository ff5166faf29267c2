import { conic } from './conic.ts'

export const generators = {
  'higher/conic': conic,
}

export const notes = () => import('./notes.ts')
