import { sets } from './sets.ts'

export const generators = {
  'higher/sets': sets,
}
