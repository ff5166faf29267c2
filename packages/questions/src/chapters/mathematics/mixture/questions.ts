import { alligation } from './alligation.ts'
import { mixture } from './mixture.ts'
import { replacement } from './replacement.ts'

export const generators = {
  'arithmetic/mixture': mixture,
  'arithmetic/alligation': alligation,
  'arithmetic/replacement': replacement,
}

export const notes = () => import('./notes.ts')
