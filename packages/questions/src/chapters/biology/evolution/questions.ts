import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { evolution } from './evolution.bank.ts'
import { evolutionInDetail } from './evolution-in-detail.bank.ts'

const explain = knowOptions({ glossary: biologyTerms, banks: [evolution, evolutionInDetail] })

export const generators = {
  'bank/evolution': askBank(evolution, explain),
  'bank/evolution-in-detail': askBank(evolutionInDetail, explain),
}

export const notes = () => import('./notes.ts')
