import type { FactTable } from './define-table.ts'
import { agreements } from './tables/agreements.ts'
import { awards } from './tables/awards.ts'
import { defenceSystems } from './tables/defence-systems.ts'
import { governmentSchemes } from './tables/government-schemes.ts'
import { importantDays } from './tables/important-days.ts'
import { indices } from './tables/indices.ts'
import { inventions } from './tables/inventions.ts'
import { militaryExercises } from './tables/military-exercises.ts'
import { militaryRanks } from './tables/military-ranks.ts'
import { organisations } from './tables/organisations.ts'
import { spaceMissions } from './tables/space-missions.ts'
import { states } from './tables/states.ts'

/** Every table, for the check. The engine loads each with its chapter: nothing that learners run may import this file. */
export const tables: readonly FactTable[] = [
  inventions,
  spaceMissions,
  militaryRanks,
  defenceSystems,
  militaryExercises,
  indices,
  agreements,
  organisations,
  awards,
  governmentSchemes,
  states,
  importantDays,
]
