import type { FactTable } from './define-table.ts'
import { agreements } from './tables/agreements.ts'
import { awards } from './tables/awards.ts'
import { citiesOnRivers } from './tables/cities-on-rivers.ts'
import { cityNicknames } from './tables/city-nicknames.ts'
import { dams } from './tables/dams.ts'
import { defenceSystems } from './tables/defence-systems.ts'
import { governmentSchemes } from './tables/government-schemes.ts'
import { importantDays } from './tables/important-days.ts'
import { indices } from './tables/indices.ts'
import { inventions } from './tables/inventions.ts'
import { militaryExercises } from './tables/military-exercises.ts'
import { militaryRanks } from './tables/military-ranks.ts'
import { nationalParks } from './tables/national-parks.ts'
import { olympics } from './tables/olympics.ts'
import { organisations } from './tables/organisations.ts'
import { ports } from './tables/ports.ts'
import { ramsarSites } from './tables/ramsar-sites.ts'
import { rivers } from './tables/rivers.ts'
import { spaceMissions } from './tables/space-missions.ts'
import { sportsTerms } from './tables/sports-terms.ts'
import { stadiums } from './tables/stadiums.ts'
import { states } from './tables/states.ts'
import { trophies } from './tables/trophies.ts'

/** Every table, for the check. The engine loads each with its chapter: nothing that learners run may import this file. */
export const tables: readonly FactTable[] = [
  dams,
  rivers,
  stadiums,
  olympics,
  sportsTerms,
  trophies,
  cityNicknames,
  citiesOnRivers,
  ports,
  ramsarSites,
  nationalParks,
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
