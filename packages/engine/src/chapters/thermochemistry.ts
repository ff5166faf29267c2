import { hess } from '../generators/chemistry/hess.ts'

export const generators = {
  'chemistry/hess': hess,
}
