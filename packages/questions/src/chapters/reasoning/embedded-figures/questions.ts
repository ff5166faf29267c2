import { embeddedFigure } from './embedded-figure.ts'

export const generators = {
  'reasoning/embedded-figure': embeddedFigure,
}

export const notes = () => import('./notes.ts')
