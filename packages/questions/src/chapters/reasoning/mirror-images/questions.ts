import { mirrorText } from './mirror-text.ts'

export const generators = {
  'reasoning/mirror-text': mirrorText,
}

export const notes = () => import('./notes.ts')
