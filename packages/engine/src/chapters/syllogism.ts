import { possibility } from '../generators/reasoning/possibility.ts'
import { syllogism } from '../generators/reasoning/syllogism.ts'

export const generators = {
  'reasoning/syllogism': syllogism,
  'reasoning/possibility': possibility,
}
