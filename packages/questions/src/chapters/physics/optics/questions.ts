import { askBank } from '../../../kit/bank/ask-bank.ts'
import { lens } from './lens.ts'
import { lightConcepts } from './light-concepts.bank.ts'
import { mirror } from './mirror.ts'
import { refraction } from './refraction.ts'

export const generators = {
  'physics/lens': lens,
  'physics/mirror': mirror,
  'physics/refraction': refraction,
  'bank/light-concepts': askBank(lightConcepts),
}

export const notes = () => import('./notes.ts')
