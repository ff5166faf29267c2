import { force } from '../generators/physics/force.ts'
import { friction } from '../generators/physics/friction.ts'

export const generators = {
  'physics/force': force,
  'physics/friction': friction,
}
