import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { defenceSystems } from './defence-systems.table.ts'
import { forcesAndOperations } from './forces-and-operations.bank.ts'
import { militaryExercises } from './military-exercises.table.ts'
import { militaryRanks } from './military-ranks.table.ts'
import { missilesInDepth } from './missiles-in-depth.bank.ts'
import { warsOfIndia } from './wars-of-india.bank.ts'

export const generators = {
  'bank/missiles-in-depth': askBank(missilesInDepth),
  'bank/forces-and-operations': askBank(forcesAndOperations),
  'bank/wars-of-india': askBank(warsOfIndia),
  'facts/military-ranks': askTable(militaryRanks),
  'facts/defence-systems': askTable(defenceSystems),
  'facts/military-exercises': askTable(militaryExercises),
}

export const notes = () => import('./notes.ts')
