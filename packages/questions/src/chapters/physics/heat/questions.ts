import { askBank } from '../../../kit/bank/ask-bank.ts'
import { calorimetry } from './calorimetry.ts'
import { expansion } from './expansion.ts'
import { heatConcepts } from './heat-concepts.bank.ts'
import { heatInDetail } from './heat-in-detail.bank.ts'
import { heatLaws } from './heat-laws.ts'
import { heatNumericals } from './heat-numericals.bank.ts'

export const generators = {
  'physics/calorimetry': calorimetry,
  'physics/expansion': expansion,
  'physics/heat-laws': heatLaws,
  'bank/heat-concepts': askBank(heatConcepts),
  'bank/heat-numericals': askBank(heatNumericals),
  'bank/heat-in-detail': askBank(heatInDetail),
}

export const notes = () => import('./notes.ts')
