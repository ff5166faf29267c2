import { paperFolding } from './paper-folding.ts'

export const generators = {
  'reasoning/paper-folding': paperFolding,
}

export const notes = () => import('./notes.ts')
