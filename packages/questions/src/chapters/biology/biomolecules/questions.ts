import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { biomolecules } from './biomolecules.bank.ts'
import { biomoleculesInDetail } from './biomolecules-in-detail.bank.ts'

const explain = knowOptions({ glossary: biologyTerms, banks: [biomolecules, biomoleculesInDetail] })

export const generators = {
  'bank/biomolecules': askBank(biomolecules, explain),
  'bank/biomolecules-in-detail': askBank(biomoleculesInDetail, explain),
}

export const notes = () => import('./notes.ts')
