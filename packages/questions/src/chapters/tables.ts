import type { FactTable } from '../kit/facts/define-table.ts'
import { antonyms } from './english/vocabulary/antonyms.table.ts'
import { confusedWords } from './english/vocabulary/confused-words.table.ts'
import { idioms } from './english/vocabulary/idioms.table.ts'
import { oneWord } from './english/vocabulary/one-word.table.ts'
import { synonyms } from './english/vocabulary/synonyms.table.ts'
import { crafts } from './general-awareness/art-culture/crafts.table.ts'
import { dances } from './general-awareness/art-culture/dances.table.ts'
import { festivals } from './general-awareness/art-culture/festivals.table.ts'
import { heritageSites } from './general-awareness/art-culture/heritage-sites.table.ts'
import { musicians } from './general-awareness/art-culture/musicians.table.ts'
import { tribes } from './general-awareness/art-culture/tribes.table.ts'
import { awards } from './general-awareness/awards/awards.table.ts'
import { bharatRatna } from './general-awareness/awards/bharat-ratna.table.ts'
import { epithets } from './general-awareness/awards/epithets.table.ts'
import { firsts } from './general-awareness/awards/firsts.table.ts'
import { books } from './general-awareness/books/books.table.ts'
import { abbreviations } from './general-awareness/computer/abbreviations.table.ts'
import { computerTerms } from './general-awareness/computer/computer-terms.table.ts'
import { fileExtensions } from './general-awareness/computer/file-extensions.table.ts'
import { shortcuts } from './general-awareness/computer/shortcuts.table.ts'
import { defenceSystems } from './general-awareness/defence/defence-systems.table.ts'
import { militaryExercises } from './general-awareness/defence/military-exercises.table.ts'
import { militaryRanks } from './general-awareness/defence/military-ranks.table.ts'
import { banks } from './general-awareness/economy/banks.table.ts'
import { economyTerms } from './general-awareness/economy/economy-terms.table.ts'
import { fiveYearPlans } from './general-awareness/economy/five-year-plans.table.ts'
import { nationalParks } from './general-awareness/environment/national-parks.table.ts'
import { ramsarSites } from './general-awareness/environment/ramsar-sites.table.ts'
import { alloys } from './general-awareness/general-science/alloys.table.ts'
import { branchesOfScience } from './general-awareness/general-science/branches-of-science.table.ts'
import { chemicalNames } from './general-awareness/general-science/chemical-names.table.ts'
import { diseases } from './general-awareness/general-science/diseases.table.ts'
import { elements } from './general-awareness/general-science/elements.table.ts'
import { hormones } from './general-awareness/general-science/hormones.table.ts'
import { humanBody } from './general-awareness/general-science/human-body.table.ts'
import { instruments } from './general-awareness/general-science/instruments.table.ts'
import { naturalAcids } from './general-awareness/general-science/natural-acids.table.ts'
import { phenomena } from './general-awareness/general-science/phenomena.table.ts'
import { plantDiseases } from './general-awareness/general-science/plant-diseases.table.ts'
import { siUnits } from './general-awareness/general-science/si-units.table.ts'
import { vitamins } from './general-awareness/general-science/vitamins.table.ts'
import { dams } from './general-awareness/geography/dams.table.ts'
import { lakes } from './general-awareness/geography/lakes.table.ts'
import { mines } from './general-awareness/geography/mines.table.ts'
import { passes } from './general-awareness/geography/passes.table.ts'
import { peaks } from './general-awareness/geography/peaks.table.ts'
import { rivers } from './general-awareness/geography/rivers.table.ts'
import { straits } from './general-awareness/geography/straits.table.ts'
import { windsAndGrasslands } from './general-awareness/geography/winds-and-grasslands.table.ts'
import { governmentSchemes } from './general-awareness/government-schemes/government-schemes.table.ts'
import { battles } from './general-awareness/history/battles.table.ts'
import { congressSessions } from './general-awareness/history/congress-sessions.table.ts'
import { dynasties } from './general-awareness/history/dynasties.table.ts'
import { freedomMovement } from './general-awareness/history/freedom-movement.table.ts'
import { harappanSites } from './general-awareness/history/harappan-sites.table.ts'
import { historyTerms } from './general-awareness/history/history-terms.table.ts'
import { monuments } from './general-awareness/history/monuments.table.ts'
import { newspapers } from './general-awareness/history/newspapers.table.ts'
import { reformers } from './general-awareness/history/reformers.table.ts'
import { rulers } from './general-awareness/history/rulers.table.ts'
import { slogans } from './general-awareness/history/slogans.table.ts'
import { travellers } from './general-awareness/history/travellers.table.ts'
import { treaties } from './general-awareness/history/treaties.table.ts'
import { uprisings } from './general-awareness/history/uprisings.table.ts'
import { viceroys } from './general-awareness/history/viceroys.table.ts'
import { importantDays } from './general-awareness/important-days/important-days.table.ts'
import { stateSymbols } from './general-awareness/india/state-symbols.table.ts'
import { states } from './general-awareness/india/states.table.ts'
import { countries } from './general-awareness/international/countries.table.ts'
import { parliaments } from './general-awareness/international/parliaments.table.ts'
import { agreements } from './general-awareness/organisations/agreements.table.ts'
import { organisations } from './general-awareness/organisations/organisations.table.ts'
import { airports } from './general-awareness/places/airports.table.ts'
import { citiesOnRivers } from './general-awareness/places/cities-on-rivers.table.ts'
import { cityNicknames } from './general-awareness/places/city-nicknames.table.ts'
import { formerNames } from './general-awareness/places/former-names.table.ts'
import { ports } from './general-awareness/places/ports.table.ts'
import { superlatives } from './general-awareness/places/superlatives.table.ts'
import { amendments } from './general-awareness/polity/amendments.table.ts'
import { articles } from './general-awareness/polity/articles.table.ts'
import { borrowedFeatures } from './general-awareness/polity/borrowed-features.table.ts'
import { committees } from './general-awareness/polity/committees.table.ts'
import { constitutionParts } from './general-awareness/polity/constitution-parts.table.ts'
import { nationalBodies } from './general-awareness/polity/national-bodies.table.ts'
import { presidents } from './general-awareness/polity/presidents.table.ts'
import { primeMinisters } from './general-awareness/polity/prime-ministers.table.ts'
import { schedules } from './general-awareness/polity/schedules.table.ts'
import { vicePresidents } from './general-awareness/polity/vice-presidents.table.ts'
import { indices } from './general-awareness/reports/indices.table.ts'
import { institutes } from './general-awareness/science-technology/institutes.table.ts'
import { inventions } from './general-awareness/science-technology/inventions.table.ts'
import { spaceMissions } from './general-awareness/science-technology/space-missions.table.ts'
import { olympics } from './general-awareness/sports/olympics.table.ts'
import { sportsTerms } from './general-awareness/sports/sports-terms.table.ts'
import { stadiums } from './general-awareness/sports/stadiums.table.ts'
import { teamSizes } from './general-awareness/sports/team-sizes.table.ts'
import { trophies } from './general-awareness/sports/trophies.table.ts'

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
