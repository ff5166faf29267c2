import { colligative } from './colligative/colligative.ts'

export const generators = {
  'chemistry/colligative': colligative,
}

export const notes = () => import('./notes.ts')
