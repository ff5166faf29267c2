import { organismsAndEcosystems } from '@ekagra/content/bank/organisms-and-ecosystems'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/organisms-and-ecosystems': askBank(organismsAndEcosystems),
}
