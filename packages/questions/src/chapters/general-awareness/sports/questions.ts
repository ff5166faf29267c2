import { askTable } from '../../../kit/facts/ask-table.ts'
import { olympics } from './olympics.table.ts'
import { sportsTerms } from './sports-terms.table.ts'
import { stadiums } from './stadiums.table.ts'
import { teamSizes } from './team-sizes.table.ts'
import { trophies } from './trophies.table.ts'

export const generators = {
  'facts/team-sizes': askTable(teamSizes),
  'facts/stadiums': askTable(stadiums),
  'facts/olympics': askTable(olympics),
  'facts/sports-terms': askTable(sportsTerms),
  'facts/trophies': askTable(trophies),
}

export const notes = () => import('./notes.ts')
