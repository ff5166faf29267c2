import { codeConditional } from '../generators/reasoning/code-conditional.ts'
import { codeNumber } from '../generators/reasoning/code-number.ts'
import { codeReverse } from '../generators/reasoning/code-reverse.ts'
import { codeSentence } from '../generators/reasoning/code-sentence.ts'
import { codeShift } from '../generators/reasoning/code-shift.ts'

export const generators = {
  'reasoning/code-conditional': codeConditional,
  'reasoning/code-sentence': codeSentence,
  'reasoning/code-shift': codeShift,
  'reasoning/code-reverse': codeReverse,
  'reasoning/code-number': codeNumber,
}
