import { boats } from './boats.ts'

export const generators = {
  'arithmetic/boats': boats,
}

export const notes = () => import('./notes.ts')
