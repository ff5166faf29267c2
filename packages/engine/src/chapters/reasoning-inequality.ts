import { inequality } from '../generators/reasoning/inequality.ts'

export const generators = {
  'reasoning/inequality': inequality,
}
