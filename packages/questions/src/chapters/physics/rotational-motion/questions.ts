import { askBank } from '../../../kit/bank/ask-bank.ts'
import { momentOfInertia } from './moment-of-inertia.ts'
import { rotationLaws } from './rotation-laws.ts'
import { rotationNumericals } from './rotation-numericals.bank.ts'
import { rotationalMotionConcepts } from './rotational-motion-concepts.bank.ts'

export const generators = {
  'physics/rotation-laws': rotationLaws,
  'physics/moment-of-inertia': momentOfInertia,
  'bank/rotational-motion-concepts': askBank(rotationalMotionConcepts),
  'bank/rotation-numericals': askBank(rotationNumericals),
}

export const notes = () => import('./notes.ts')
