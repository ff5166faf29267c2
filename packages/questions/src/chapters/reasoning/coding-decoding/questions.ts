import { codeConditional } from './code-conditional.ts'
import { codeNumber } from './code-number.ts'
import { codeReverse } from './code-reverse.ts'
import { codeSentence } from './code-sentence.ts'
import { codeShift } from './code-shift.ts'

export const generators = {
  'reasoning/code-conditional': codeConditional,
  'reasoning/code-sentence': codeSentence,
  'reasoning/code-shift': codeShift,
  'reasoning/code-reverse': codeReverse,
  'reasoning/code-number': codeNumber,
}

export const notes = () => import('./notes.ts')
