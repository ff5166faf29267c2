import { askTable } from '../../../kit/facts/ask-table.ts'
import { defenceSystems } from './defence-systems.table.ts'
import { militaryExercises } from './military-exercises.table.ts'
import { militaryRanks } from './military-ranks.table.ts'

export const generators = {
  'facts/military-ranks': askTable(militaryRanks),
  'facts/defence-systems': askTable(defenceSystems),
  'facts/military-exercises': askTable(militaryExercises),
}

export const notes = () => import('./notes.ts')
