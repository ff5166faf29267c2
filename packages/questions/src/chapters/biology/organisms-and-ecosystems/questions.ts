import { askBank } from '../../../kit/bank/ask-bank.ts'
import { organismsAndEcosystems } from './organisms-and-ecosystems.bank.ts'

export const generators = {
  'bank/organisms-and-ecosystems': askBank(organismsAndEcosystems),
}

export const notes = () => import('./notes.ts')
