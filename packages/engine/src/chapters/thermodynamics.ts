import { gasLaw } from '../generators/physics/gas-law.ts'
import { thermoWork } from '../generators/physics/thermo-work.ts'

export const generators = {
  'physics/gas-law': gasLaw,
  'physics/thermo-work': thermoWork,
}
