import { askBank } from '../../../kit/bank/ask-bank.ts'
import { rotationalMotionConcepts } from './rotational-motion-concepts.bank.ts'

export const generators = {
  'bank/rotational-motion-concepts': askBank(rotationalMotionConcepts),
}

export const notes = () => import('./notes.ts')
