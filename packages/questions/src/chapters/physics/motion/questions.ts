import { askBank } from '../../../kit/bank/ask-bank.ts'
import { kinematics } from './kinematics.ts'
import { motionConcepts } from './motion-concepts.bank.ts'
import { motionInDetail } from './motion-in-detail.bank.ts'
import { motionPairs } from './motion-pairs.bank.ts'
import { projectile } from './projectile.ts'

export const generators = {
  'bank/motion-pairs': askBank(motionPairs),
  'physics/kinematics': kinematics,
  'physics/projectile': projectile,
  'bank/motion-concepts': askBank(motionConcepts),
  'bank/motion-in-detail': askBank(motionInDetail),
}

export const notes = () => import('./notes.ts')
