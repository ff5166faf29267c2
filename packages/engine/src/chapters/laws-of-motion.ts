import { lawsOfMotionConcepts } from '@ekagra/content/bank/laws-of-motion-concepts'
import { askBank } from '../bank/ask-bank.ts'
import { circularMotion } from '../generators/physics/circular-motion.ts'
import { force } from '../generators/physics/force.ts'
import { friction } from '../generators/physics/friction.ts'
import { pulley } from '../generators/physics/pulley.ts'

export const generators = {
  'physics/force': force,
  'physics/friction': friction,
  'physics/pulley': pulley,
  'physics/circular': circularMotion,
  'bank/laws-of-motion-concepts': askBank(lawsOfMotionConcepts),
}
