import { eitherOr } from './either-or.ts'
import { onlyAFew } from './only-a-few.ts'
import { possibility } from './possibility.ts'
import { syllogism } from './syllogism.ts'

export const generators = {
  'reasoning/syllogism': syllogism,
  'reasoning/only-a-few': onlyAFew,
  'reasoning/either-or': eitherOr,
  'reasoning/possibility': possibility,
}

export const notes = () => import('./notes.ts')
