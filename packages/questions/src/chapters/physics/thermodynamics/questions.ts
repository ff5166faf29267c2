import { gasLaw } from './gas-law.ts'
import { thermoWork } from './thermo-work.ts'

export const generators = {
  'physics/gas-law': gasLaw,
  'physics/thermo-work': thermoWork,
}

export const notes = () => import('./notes.ts')
