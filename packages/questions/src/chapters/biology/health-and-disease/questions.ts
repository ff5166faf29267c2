import { askBank } from '../../../kit/bank/ask-bank.ts'
import { healthAndDisease } from './health-and-disease.bank.ts'
import { immunityAndDiseases } from './immunity-and-diseases.bank.ts'
import { namedDiseases } from './named-diseases.bank.ts'

export const generators = {
  'bank/health-and-disease': askBank(healthAndDisease),
  'bank/immunity-and-diseases': askBank(immunityAndDiseases),
  'bank/named-diseases': askBank(namedDiseases),
}

export const notes = () => import('./notes.ts')
