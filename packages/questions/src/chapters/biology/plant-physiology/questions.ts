import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { cellularRespiration } from './cellular-respiration.bank.ts'
import { photosynthesis } from './photosynthesis.bank.ts'
import { photosynthesisPathways } from './photosynthesis-pathways.bank.ts'
import { plantGrowthAndNutrition } from './plant-growth-and-nutrition.bank.ts'
import { plantPhysiology } from './plant-physiology.bank.ts'
import { plantProcessPairs } from './plant-process-pairs.bank.ts'

const explain = knowOptions({
  glossary: biologyTerms,
  banks: [
    plantProcessPairs,
    photosynthesis,
    plantPhysiology,
    photosynthesisPathways,
    cellularRespiration,
    plantGrowthAndNutrition,
  ],
})

export const generators = {
  'bank/plant-process-pairs': askBank(plantProcessPairs, explain),
  'bank/photosynthesis': askBank(photosynthesis, explain),
  'bank/plant-physiology': askBank(plantPhysiology, explain),
  'bank/photosynthesis-pathways': askBank(photosynthesisPathways, explain),
  'bank/cellular-respiration': askBank(cellularRespiration, explain),
  'bank/plant-growth-and-nutrition': askBank(plantGrowthAndNutrition, explain),
}

export const notes = () => import('./notes.ts')
