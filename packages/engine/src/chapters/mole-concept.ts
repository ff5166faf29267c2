import { mole } from '../generators/chemistry/mole.ts'

export const generators = {
  'chemistry/mole': mole,
}
