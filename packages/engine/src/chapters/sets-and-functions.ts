import { sets } from '../generators/higher/sets.ts'

export const generators = {
  'higher/sets': sets,
}
