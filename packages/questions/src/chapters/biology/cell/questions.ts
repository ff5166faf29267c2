import { askBank } from '../../../kit/bank/ask-bank.ts'
import { cellDivision } from './cell-division.bank.ts'
import { cellStructure } from './cell-structure.bank.ts'

export const generators = {
  'bank/cell-structure': askBank(cellStructure),
  'bank/cell-division': askBank(cellDivision),
}

export const notes = () => import('./notes.ts')
