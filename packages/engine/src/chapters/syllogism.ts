import { syllogism } from '../generators/reasoning/syllogism.ts'

export const generators = {
  'reasoning/syllogism': syllogism,
}
