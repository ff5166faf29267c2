import { askBank } from '../../../kit/bank/ask-bank.ts'
import { gasLaw } from './gas-law.ts'
import { gasRatios } from './gas-ratios.ts'
import { thermoWork } from './thermo-work.ts'
import { thermodynamicsConcepts } from './thermodynamics-concepts.bank.ts'

export const generators = {
  'physics/gas-ratios': gasRatios,
  'physics/gas-law': gasLaw,
  'physics/thermo-work': thermoWork,
  'bank/thermodynamics-concepts': askBank(thermodynamicsConcepts),
}

export const notes = () => import('./notes.ts')
