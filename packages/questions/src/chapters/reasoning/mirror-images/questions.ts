import { mirrorFigure } from './mirror-figure.ts'
import { mirrorText } from './mirror-text.ts'

export const generators = {
  'reasoning/mirror-text': mirrorText,
  'reasoning/mirror-figure': mirrorFigure,
}

export const notes = () => import('./notes.ts')
