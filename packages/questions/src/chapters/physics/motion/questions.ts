import { askBank } from '../../../kit/bank/ask-bank.ts'
import { kinematics } from './kinematics.ts'
import { motionConcepts } from './motion-concepts.bank.ts'
import { motionInDetail } from './motion-in-detail.bank.ts'
import { projectile } from './projectile.ts'

export const generators = {
  'physics/kinematics': kinematics,
  'physics/projectile': projectile,
  'bank/motion-concepts': askBank(motionConcepts),
  'bank/motion-in-detail': askBank(motionInDetail),
}

export const notes = () => import('./notes.ts')
