import { capacitor } from '../generators/physics/capacitor.ts'
import { coulomb } from '../generators/physics/coulomb.ts'

export const generators = {
  'physics/coulomb': coulomb,
  'physics/capacitor': capacitor,
}
