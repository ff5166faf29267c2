import { healthAndDisease } from '@ekagra/content/bank/health-and-disease'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/health-and-disease': askBank(healthAndDisease),
}
