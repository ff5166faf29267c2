import { hess } from './hess.ts'

export const generators = {
  'chemistry/hess': hess,
}
