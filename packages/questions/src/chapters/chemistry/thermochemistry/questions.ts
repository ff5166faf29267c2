import { hess } from './hess/hess.ts'

export const generators = {
  'chemistry/hess': hess,
}
