import { binomial } from './binomial.ts'

export const generators = {
  'higher/binomial': binomial,
}

export const notes = () => import('./notes.ts')
