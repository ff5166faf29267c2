import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { cellDivision } from './cell-division.bank.ts'
import { cellOrganelles } from './cell-organelles.bank.ts'
import { cellStructure } from './cell-structure.bank.ts'
import { mitosisAndMeiosis } from './mitosis-and-meiosis.bank.ts'
import { organellesOneByOne } from './organelles-one-by-one.bank.ts'

const explain = knowOptions({
  glossary: biologyTerms,
  banks: [cellStructure, cellDivision, cellOrganelles, mitosisAndMeiosis, organellesOneByOne],
})

export const generators = {
  'bank/cell-structure': askBank(cellStructure, explain),
  'bank/cell-division': askBank(cellDivision, explain),
  'bank/cell-organelles': askBank(cellOrganelles, explain),
  'bank/mitosis-and-meiosis': askBank(mitosisAndMeiosis, explain),
  'bank/organelles-one-by-one': askBank(organellesOneByOne, explain),
}

export const notes = () => import('./notes.ts')
