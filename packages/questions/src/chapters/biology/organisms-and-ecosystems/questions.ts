import { askBank } from '../../../kit/bank/ask-bank.ts'
import { ecologyInDetail } from './ecology-in-detail.bank.ts'
import { organismsAndEcosystems } from './organisms-and-ecosystems.bank.ts'

export const generators = {
  'bank/organisms-and-ecosystems': askBank(organismsAndEcosystems),
  'bank/ecology-in-detail': askBank(ecologyInDetail),
}

export const notes = () => import('./notes.ts')
