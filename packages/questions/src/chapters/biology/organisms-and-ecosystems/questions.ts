import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { ecologyInDetail } from './ecology-in-detail.bank.ts'
import { organismsAndEcosystems } from './organisms-and-ecosystems.bank.ts'

const explain = knowOptions({ glossary: biologyTerms, banks: [organismsAndEcosystems, ecologyInDetail] })

export const generators = {
  'bank/organisms-and-ecosystems': askBank(organismsAndEcosystems, explain),
  'bank/ecology-in-detail': askBank(ecologyInDetail, explain),
}

export const notes = () => import('./notes.ts')
