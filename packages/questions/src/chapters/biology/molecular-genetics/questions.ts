import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { geneExpression } from './gene-expression.bank.ts'
import { molecularGenetics } from './molecular-genetics.bank.ts'

const explain = knowOptions({ glossary: biologyTerms, banks: [molecularGenetics, geneExpression] })

export const generators = {
  'bank/molecular-genetics': askBank(molecularGenetics, explain),
  'bank/gene-expression': askBank(geneExpression, explain),
}

export const notes = () => import('./notes.ts')
