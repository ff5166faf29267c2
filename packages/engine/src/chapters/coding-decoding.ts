import { codeShift } from '../generators/reasoning/code-shift.ts'

export const generators = {
  'reasoning/code-shift': codeShift,
}
