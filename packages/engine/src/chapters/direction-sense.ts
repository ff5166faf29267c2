import { displacement } from '../generators/reasoning/displacement.ts'

export const generators = {
  'reasoning/displacement': displacement,
}
