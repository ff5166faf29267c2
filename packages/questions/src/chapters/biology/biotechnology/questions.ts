import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { biotechnology } from './biotechnology.bank.ts'
import { biotechnologyInDetail } from './biotechnology-in-detail.bank.ts'

const explain = knowOptions({ glossary: biologyTerms, banks: [biotechnology, biotechnologyInDetail] })

export const generators = {
  'bank/biotechnology': askBank(biotechnology, explain),
  'bank/biotechnology-in-detail': askBank(biotechnologyInDetail, explain),
}

export const notes = () => import('./notes.ts')
