import { kinematics } from './kinematics.ts'
import { projectile } from './projectile.ts'

export const generators = {
  'physics/kinematics': kinematics,
  'physics/projectile': projectile,
}

export const notes = () => import('./notes.ts')
