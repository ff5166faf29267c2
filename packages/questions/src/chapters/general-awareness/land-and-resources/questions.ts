import { askBank } from '../../../kit/bank/ask-bank.ts'
import { damsPeaksAndPasses } from './dams-peaks-and-passes.bank.ts'
import { globePairs } from './globe-pairs.bank.ts'
import { landPairs } from './land-pairs.bank.ts'
import { riversAndResources } from './rivers-and-resources.bank.ts'
import { seasCropsAndClimates } from './seas-crops-and-climates.bank.ts'
import { waterHazardsAndCities } from './water-hazards-and-cities.bank.ts'

export const generators = {
  'bank/seas-crops-and-climates': askBank(seasCropsAndClimates),
  'bank/dams-peaks-and-passes': askBank(damsPeaksAndPasses),
  'bank/water-hazards-and-cities': askBank(waterHazardsAndCities),
  'bank/globe-pairs': askBank(globePairs),
  'bank/land-pairs': askBank(landPairs),
  'bank/rivers-and-resources': askBank(riversAndResources),
}

export const notes = () => import('./notes.ts')
