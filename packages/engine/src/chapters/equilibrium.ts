import { ph } from '../generators/chemistry/ph.ts'

export const generators = {
  'chemistry/ph': ph,
}
