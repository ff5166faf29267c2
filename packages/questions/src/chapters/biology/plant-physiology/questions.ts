import { askBank } from '../../../kit/bank/ask-bank.ts'
import { cellularRespiration } from './cellular-respiration.bank.ts'
import { photosynthesis } from './photosynthesis.bank.ts'
import { photosynthesisPathways } from './photosynthesis-pathways.bank.ts'
import { plantGrowthAndNutrition } from './plant-growth-and-nutrition.bank.ts'
import { plantPhysiology } from './plant-physiology.bank.ts'

export const generators = {
  'bank/photosynthesis': askBank(photosynthesis),
  'bank/plant-physiology': askBank(plantPhysiology),
  'bank/photosynthesis-pathways': askBank(photosynthesisPathways),
  'bank/cellular-respiration': askBank(cellularRespiration),
  'bank/plant-growth-and-nutrition': askBank(plantGrowthAndNutrition),
}

export const notes = () => import('./notes.ts')
