import { indices } from '../generators/number/indices.ts'
import { surds } from '../generators/number/surds.ts'

export const generators = {
  'number/surds': surds,
  'number/indices': indices,
}
