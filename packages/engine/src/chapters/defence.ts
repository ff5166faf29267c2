import { defenceSystems } from '@ekagra/content/facts/tables/defence-systems'
import { militaryExercises } from '@ekagra/content/facts/tables/military-exercises'
import { militaryRanks } from '@ekagra/content/facts/tables/military-ranks'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/military-ranks': askTable(militaryRanks),
  'facts/defence-systems': askTable(defenceSystems),
  'facts/military-exercises': askTable(militaryExercises),
}
