import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { institutes } from './institutes.table.ts'
import { inventions } from './inventions.table.ts'
import { scansAndTheUniverse } from './scans-and-the-universe.bank.ts'
import { scienceAbbreviations } from './science-abbreviations.table.ts'
import { spaceMissions } from './space-missions.table.ts'
import { technology } from './technology.bank.ts'
import { technologyOfToday } from './technology-of-today.bank.ts'

export const generators = {
  'facts/science-abbreviations': askTable(scienceAbbreviations),
  'facts/institutes': askTable(institutes),
  'facts/inventions': askTable(inventions),
  'facts/space-missions': askTable(spaceMissions),
  'bank/technology': askBank(technology),
  'bank/technology-of-today': askBank(technologyOfToday),
  'bank/scans-and-the-universe': askBank(scansAndTheUniverse),
}

export const notes = () => import('./notes.ts')
