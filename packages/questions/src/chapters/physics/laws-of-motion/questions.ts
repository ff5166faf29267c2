import { askBank } from '../../../kit/bank/ask-bank.ts'
import { circularMotion } from './circular-motion.ts'
import { force } from './force.ts'
import { forcesInDetail } from './forces-in-detail.bank.ts'
import { friction } from './friction.ts'
import { lawsOfMotionConcepts } from './laws-of-motion-concepts.bank.ts'
import { lawsOfMotionNumericals } from './laws-of-motion-numericals.bank.ts'
import { momentumLaws } from './momentum-laws.ts'
import { pulley } from './pulley.ts'

export const generators = {
  'physics/momentum-laws': momentumLaws,
  'physics/force': force,
  'physics/friction': friction,
  'physics/pulley': pulley,
  'physics/circular': circularMotion,
  'bank/laws-of-motion-concepts': askBank(lawsOfMotionConcepts),
  'bank/laws-of-motion-numericals': askBank(lawsOfMotionNumericals),
  'bank/forces-in-detail': askBank(forcesInDetail),
}

export const notes = () => import('./notes.ts')
