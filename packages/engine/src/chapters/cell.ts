import { cellDivision } from '@ekagra/content/bank/cell-division'
import { cellStructure } from '@ekagra/content/bank/cell-structure'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/cell-structure': askBank(cellStructure),
  'bank/cell-division': askBank(cellDivision),
}
