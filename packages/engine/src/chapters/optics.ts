import { lightConcepts } from '@ekagra/content/bank/light-concepts'
import { askBank } from '../bank/ask-bank.ts'
import { lens } from '../generators/physics/lens.ts'
import { mirror } from '../generators/physics/mirror.ts'
import { refraction } from '../generators/physics/refraction.ts'

export const generators = {
  'physics/lens': lens,
  'physics/mirror': mirror,
  'physics/refraction': refraction,
  'bank/light-concepts': askBank(lightConcepts),
}
