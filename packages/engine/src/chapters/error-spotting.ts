import { errorSpotting } from '@ekagra/content/bank/error-spotting'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/error-spotting': askBank(errorSpotting),
}
