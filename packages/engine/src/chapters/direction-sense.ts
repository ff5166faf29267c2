import { displacement } from '../generators/reasoning/displacement.ts'
import { facing } from '../generators/reasoning/facing.ts'
import { shadow } from '../generators/reasoning/shadow.ts'

export const generators = {
  'reasoning/displacement': displacement,
  'reasoning/facing': facing,
  'reasoning/shadow': shadow,
}
