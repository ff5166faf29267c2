import { gravitation } from './gravitation.ts'

export const generators = {
  'physics/gravitation': gravitation,
}

export const notes = () => import('./notes.ts')
