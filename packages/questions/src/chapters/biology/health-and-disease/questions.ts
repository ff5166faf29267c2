import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { animalsFoodAndHealth } from './animals-food-and-health.bank.ts'
import { healthAndDisease } from './health-and-disease.bank.ts'
import { immunityAndDiseases } from './immunity-and-diseases.bank.ts'
import { immunityPairs } from './immunity-pairs.bank.ts'
import { namedDiseases } from './named-diseases.bank.ts'

const explain = knowOptions({
  glossary: biologyTerms,
  banks: [immunityPairs, healthAndDisease, immunityAndDiseases, namedDiseases, animalsFoodAndHealth],
})

export const generators = {
  'bank/immunity-pairs': askBank(immunityPairs, explain),
  'bank/health-and-disease': askBank(healthAndDisease, explain),
  'bank/immunity-and-diseases': askBank(immunityAndDiseases, explain),
  'bank/named-diseases': askBank(namedDiseases, explain),
  'bank/animals-food-and-health': askBank(animalsFoodAndHealth, explain),
}

export const notes = () => import('./notes.ts')
