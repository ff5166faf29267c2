import { hess } from './hess/hess.ts'

export const generators = {
  'chemistry/hess': hess,
}

export const notes = () => import('./notes.ts')
