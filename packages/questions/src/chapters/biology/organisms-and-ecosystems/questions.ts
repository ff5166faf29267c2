import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { ecologyInDetail } from './ecology-in-detail.bank.ts'
import { organismsAndEcosystems } from './organisms-and-ecosystems.bank.ts'
import { reefsPlasticsAndDrylands } from './reefs-plastics-and-drylands.bank.ts'

const explain = knowOptions({
  glossary: biologyTerms,
  banks: [organismsAndEcosystems, ecologyInDetail, reefsPlasticsAndDrylands],
})

export const generators = {
  'bank/organisms-and-ecosystems': askBank(organismsAndEcosystems, explain),
  'bank/ecology-in-detail': askBank(ecologyInDetail, explain),
  'bank/reefs-plastics-and-drylands': askBank(reefsPlasticsAndDrylands, explain),
}

export const notes = () => import('./notes.ts')
