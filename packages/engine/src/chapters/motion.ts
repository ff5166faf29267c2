import { kinematics } from '../generators/physics/kinematics.ts'
import { projectile } from '../generators/physics/projectile.ts'

export const generators = {
  'physics/kinematics': kinematics,
  'physics/projectile': projectile,
}
