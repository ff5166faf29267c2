import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { chemistryTerms } from '../../../kit/chemistry/chemistry-terms.ts'
import { mainGroupCompounds } from './main-group-compounds.bank.ts'
import { sAndPBlock } from './s-and-p-block.bank.ts'

const explain = knowOptions({ glossary: chemistryTerms, banks: [sAndPBlock, mainGroupCompounds] })

export const generators = {
  'bank/s-and-p-block': askBank(sAndPBlock, explain),
  'bank/main-group-compounds': askBank(mainGroupCompounds, explain),
}

export const notes = () => import('./notes.ts')
