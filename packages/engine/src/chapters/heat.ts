import { heatConcepts } from '@ekagra/content/bank/heat-concepts'
import { askBank } from '../bank/ask-bank.ts'
import { calorimetry } from '../generators/physics/calorimetry.ts'
import { expansion } from '../generators/physics/expansion.ts'

export const generators = {
  'physics/calorimetry': calorimetry,
  'physics/expansion': expansion,
  'bank/heat-concepts': askBank(heatConcepts),
}
