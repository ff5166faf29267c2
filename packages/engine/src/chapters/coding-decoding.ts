import { codeNumber } from '../generators/reasoning/code-number.ts'
import { codeReverse } from '../generators/reasoning/code-reverse.ts'
import { codeShift } from '../generators/reasoning/code-shift.ts'

export const generators = {
  'reasoning/code-shift': codeShift,
  'reasoning/code-reverse': codeReverse,
  'reasoning/code-number': codeNumber,
}
