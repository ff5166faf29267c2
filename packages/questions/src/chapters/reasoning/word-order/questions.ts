import { dictionary } from './dictionary.ts'
import { wordFormation } from './word-formation.ts'

export const generators = {
  'reasoning/word-formation': wordFormation,
  'reasoning/dictionary': dictionary,
}

export const notes = () => import('./notes.ts')
