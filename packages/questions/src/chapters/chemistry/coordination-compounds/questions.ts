import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { chemistryTerms } from '../../../kit/chemistry/chemistry-terms.ts'
import { complexesInDepth } from './complexes-in-depth.bank.ts'
import { coordinationCompounds } from './coordination-compounds.bank.ts'

const explain = knowOptions({ glossary: chemistryTerms, banks: [coordinationCompounds, complexesInDepth] })

export const generators = {
  'bank/coordination-compounds': askBank(coordinationCompounds, explain),
  'bank/complexes-in-depth': askBank(complexesInDepth, explain),
}

export const notes = () => import('./notes.ts')
