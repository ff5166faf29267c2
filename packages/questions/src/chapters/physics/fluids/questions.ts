import { askBank } from '../../../kit/bank/ask-bank.ts'
import { elasticityAndFlow } from './elasticity-and-flow.bank.ts'
import { fluidLaws } from './fluid-laws.ts'
import { fluids } from './fluids.bank.ts'
import { fluidsAndElasticity } from './fluids-and-elasticity.bank.ts'

export const generators = {
  'physics/fluid-laws': fluidLaws,
  'bank/fluids': askBank(fluids),
  'bank/fluids-and-elasticity': askBank(fluidsAndElasticity),
  'bank/elasticity-and-flow': askBank(elasticityAndFlow),
}

export const notes = () => import('./notes.ts')
