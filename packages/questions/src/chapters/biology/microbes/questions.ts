import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { microbes } from './microbes.bank.ts'
import { microbesAtWork } from './microbes-at-work.bank.ts'

const explain = knowOptions({ glossary: biologyTerms, banks: [microbes, microbesAtWork] })

export const generators = {
  'bank/microbes': askBank(microbes, explain),
  'bank/microbes-at-work': askBank(microbesAtWork, explain),
}

export const notes = () => import('./notes.ts')
