import { askBank } from '../../../kit/bank/ask-bank.ts'
import { photosynthesis } from './photosynthesis.bank.ts'
import { plantPhysiology } from './plant-physiology.bank.ts'

export const generators = {
  'bank/photosynthesis': askBank(photosynthesis),
  'bank/plant-physiology': askBank(plantPhysiology),
}

export const notes = () => import('./notes.ts')
