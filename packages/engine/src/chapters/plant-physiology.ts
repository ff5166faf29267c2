import { photosynthesis } from '@ekagra/content/bank/photosynthesis'
import { plantPhysiology } from '@ekagra/content/bank/plant-physiology'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/photosynthesis': askBank(photosynthesis),
  'bank/plant-physiology': askBank(plantPhysiology),
}
