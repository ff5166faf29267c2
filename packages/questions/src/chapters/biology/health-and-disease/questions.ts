import { askBank } from '../../../kit/bank/ask-bank.ts'
import { healthAndDisease } from './health-and-disease.bank.ts'

export const generators = {
  'bank/health-and-disease': askBank(healthAndDisease),
}

export const notes = () => import('./notes.ts')
