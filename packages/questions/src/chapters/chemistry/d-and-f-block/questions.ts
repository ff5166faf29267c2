import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { chemistryTerms } from '../../../kit/chemistry/chemistry-terms.ts'
import { dAndFBlock } from './d-and-f-block.bank.ts'
import { transitionElements } from './transition-elements.bank.ts'

const explain = knowOptions({ glossary: chemistryTerms, banks: [dAndFBlock, transitionElements] })

export const generators = {
  'bank/d-and-f-block': askBank(dAndFBlock, explain),
  'bank/transition-elements': askBank(transitionElements, explain),
}

export const notes = () => import('./notes.ts')
