import { askBank } from '../../../kit/bank/ask-bank.ts'
import { geneExpression } from './gene-expression.bank.ts'
import { molecularGenetics } from './molecular-genetics.bank.ts'

export const generators = {
  'bank/molecular-genetics': askBank(molecularGenetics),
  'bank/gene-expression': askBank(geneExpression),
}

export const notes = () => import('./notes.ts')
