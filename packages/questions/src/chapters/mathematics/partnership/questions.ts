import { partnership } from './partnership.ts'

export const generators = {
  'arithmetic/partnership': partnership,
}

export const notes = () => import('./notes.ts')
