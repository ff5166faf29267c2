import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { gamesAndRules } from './games-and-rules.bank.ts'
import { gamesHosts } from './games-hosts.table.ts'
import { olympics } from './olympics.table.ts'
import { sportsTerms } from './sports-terms.table.ts'
import { stadiums } from './stadiums.table.ts'
import { teamSizes } from './team-sizes.table.ts'
import { trophies } from './trophies.table.ts'
import { trophiesInDepth } from './trophies-in-depth.bank.ts'
import { worldCups } from './world-cups.table.ts'

export const generators = {
  'bank/trophies-in-depth': askBank(trophiesInDepth),
  'bank/games-and-rules': askBank(gamesAndRules),
  'facts/world-cups': askTable(worldCups),
  'facts/games-hosts': askTable(gamesHosts),
  'facts/team-sizes': askTable(teamSizes),
  'facts/stadiums': askTable(stadiums),
  'facts/olympics': askTable(olympics),
  'facts/sports-terms': askTable(sportsTerms),
  'facts/trophies': askTable(trophies),
}

export const notes = () => import('./notes.ts')
