import { askBank } from '../../../kit/bank/ask-bank.ts'
import { cellDivision } from './cell-division.bank.ts'
import { cellOrganelles } from './cell-organelles.bank.ts'
import { cellStructure } from './cell-structure.bank.ts'
import { mitosisAndMeiosis } from './mitosis-and-meiosis.bank.ts'
import { organellesOneByOne } from './organelles-one-by-one.bank.ts'

export const generators = {
  'bank/cell-structure': askBank(cellStructure),
  'bank/cell-division': askBank(cellDivision),
  'bank/cell-organelles': askBank(cellOrganelles),
  'bank/mitosis-and-meiosis': askBank(mitosisAndMeiosis),
  'bank/organelles-one-by-one': askBank(organellesOneByOne),
}

export const notes = () => import('./notes.ts')
