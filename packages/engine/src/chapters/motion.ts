import { kinematics } from '../generators/physics/kinematics.ts'

export const generators = {
  'physics/kinematics': kinematics,
}
