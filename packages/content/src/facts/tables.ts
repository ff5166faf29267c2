import type { FactTable } from './define-table.ts'
import { abbreviations } from './tables/abbreviations.ts'
import { agreements } from './tables/agreements.ts'
import { airports } from './tables/airports.ts'
import { alloys } from './tables/alloys.ts'
import { amendments } from './tables/amendments.ts'
import { antonyms } from './tables/antonyms.ts'
import { articles } from './tables/articles.ts'
import { awards } from './tables/awards.ts'
import { banks } from './tables/banks.ts'
import { battles } from './tables/battles.ts'
import { bharatRatna } from './tables/bharat-ratna.ts'
import { books } from './tables/books.ts'
import { borrowedFeatures } from './tables/borrowed-features.ts'
import { branchesOfScience } from './tables/branches-of-science.ts'
import { chemicalNames } from './tables/chemical-names.ts'
import { citiesOnRivers } from './tables/cities-on-rivers.ts'
import { cityNicknames } from './tables/city-nicknames.ts'
import { committees } from './tables/committees.ts'
import { computerTerms } from './tables/computer-terms.ts'
import { confusedWords } from './tables/confused-words.ts'
import { congressSessions } from './tables/congress-sessions.ts'
import { constitutionParts } from './tables/constitution-parts.ts'
import { countries } from './tables/countries.ts'
import { crafts } from './tables/crafts.ts'
import { dams } from './tables/dams.ts'
import { dances } from './tables/dances.ts'
import { defenceSystems } from './tables/defence-systems.ts'
import { diseases } from './tables/diseases.ts'
import { dynasties } from './tables/dynasties.ts'
import { economyTerms } from './tables/economy-terms.ts'
import { elements } from './tables/elements.ts'
import { epithets } from './tables/epithets.ts'
import { festivals } from './tables/festivals.ts'
import { fileExtensions } from './tables/file-extensions.ts'
import { firsts } from './tables/firsts.ts'
import { fiveYearPlans } from './tables/five-year-plans.ts'
import { formerNames } from './tables/former-names.ts'
import { freedomMovement } from './tables/freedom-movement.ts'
import { governmentSchemes } from './tables/government-schemes.ts'
import { harappanSites } from './tables/harappan-sites.ts'
import { heritageSites } from './tables/heritage-sites.ts'
import { historyTerms } from './tables/history-terms.ts'
import { hormones } from './tables/hormones.ts'
import { humanBody } from './tables/human-body.ts'
import { idioms } from './tables/idioms.ts'
import { importantDays } from './tables/important-days.ts'
import { indices } from './tables/indices.ts'
import { institutes } from './tables/institutes.ts'
import { instruments } from './tables/instruments.ts'
import { inventions } from './tables/inventions.ts'
import { lakes } from './tables/lakes.ts'
import { militaryExercises } from './tables/military-exercises.ts'
import { militaryRanks } from './tables/military-ranks.ts'
import { mines } from './tables/mines.ts'
import { monuments } from './tables/monuments.ts'
import { musicians } from './tables/musicians.ts'
import { nationalBodies } from './tables/national-bodies.ts'
import { nationalParks } from './tables/national-parks.ts'
import { naturalAcids } from './tables/natural-acids.ts'
import { newspapers } from './tables/newspapers.ts'
import { olympics } from './tables/olympics.ts'
import { oneWord } from './tables/one-word.ts'
import { organisations } from './tables/organisations.ts'
import { parliaments } from './tables/parliaments.ts'
import { passes } from './tables/passes.ts'
import { peaks } from './tables/peaks.ts'
import { phenomena } from './tables/phenomena.ts'
import { plantDiseases } from './tables/plant-diseases.ts'
import { ports } from './tables/ports.ts'
import { presidents } from './tables/presidents.ts'
import { primeMinisters } from './tables/prime-ministers.ts'
import { ramsarSites } from './tables/ramsar-sites.ts'
import { reformers } from './tables/reformers.ts'
import { rivers } from './tables/rivers.ts'
import { rulers } from './tables/rulers.ts'
import { schedules } from './tables/schedules.ts'
import { shortcuts } from './tables/shortcuts.ts'
import { siUnits } from './tables/si-units.ts'
import { slogans } from './tables/slogans.ts'
import { spaceMissions } from './tables/space-missions.ts'
import { sportsTerms } from './tables/sports-terms.ts'
import { stadiums } from './tables/stadiums.ts'
import { stateSymbols } from './tables/state-symbols.ts'
import { states } from './tables/states.ts'
import { straits } from './tables/straits.ts'
import { superlatives } from './tables/superlatives.ts'
import { synonyms } from './tables/synonyms.ts'
import { teamSizes } from './tables/team-sizes.ts'
import { travellers } from './tables/travellers.ts'
import { treaties } from './tables/treaties.ts'
import { tribes } from './tables/tribes.ts'
import { trophies } from './tables/trophies.ts'
import { uprisings } from './tables/uprisings.ts'
import { vicePresidents } from './tables/vice-presidents.ts'
import { viceroys } from './tables/viceroys.ts'
import { vitamins } from './tables/vitamins.ts'
import { windsAndGrasslands } from './tables/winds-and-grasslands.ts'

/** Every table, for the check. The engine loads each with its chapter: nothing that learners run may import this file. */
export const tables: readonly FactTable[] = [
  tribes,
  windsAndGrasslands,
  lakes,
  passes,
  peaks,
  abbreviations,
  computerTerms,
  branchesOfScience,
  alloys,
  chemicalNames,
  diseases,
  vitamins,
  instruments,
  siUnits,
  elements,
  epithets,
  firsts,
  books,
  harappanSites,
  congressSessions,
  newspapers,
  reformers,
  viceroys,
  rulers,
  dynasties,
  battles,
  freedomMovement,
  nationalBodies,
  committees,
  borrowedFeatures,
  primeMinisters,
  vicePresidents,
  presidents,
  amendments,
  constitutionParts,
  schedules,
  antonyms,
  articles,
  fiveYearPlans,
  banks,
  economyTerms,
  crafts,
  musicians,
  heritageSites,
  festivals,
  dances,
  straits,
  parliaments,
  countries,
  dams,
  rivers,
  stadiums,
  olympics,
  sportsTerms,
  synonyms,
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
  idioms,
  oneWord,
  confusedWords,
  monuments,
  slogans,
  uprisings,
  hormones,
  humanBody,
  naturalAcids,
  phenomena,
  shortcuts,
  fileExtensions,
  bharatRatna,
  stateSymbols,
  treaties,
  travellers,
  formerNames,
  superlatives,
  mines,
  teamSizes,
  institutes,
  airports,
  historyTerms,
  plantDiseases,
]
