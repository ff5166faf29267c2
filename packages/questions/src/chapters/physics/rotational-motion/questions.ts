import { askBank } from '../../../kit/bank/ask-bank.ts'
import { rotationNumericals } from './rotation-numericals.bank.ts'
import { rotationalMotionConcepts } from './rotational-motion-concepts.bank.ts'

export const generators = {
  'bank/rotational-motion-concepts': askBank(rotationalMotionConcepts),
  'bank/rotation-numericals': askBank(rotationNumericals),
}

export const notes = () => import('./notes.ts')
