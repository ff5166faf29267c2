import { olympics } from '@ekagra/content/facts/tables/olympics'
import { sportsTerms } from '@ekagra/content/facts/tables/sports-terms'
import { stadiums } from '@ekagra/content/facts/tables/stadiums'
import { teamSizes } from '@ekagra/content/facts/tables/team-sizes'
import { trophies } from '@ekagra/content/facts/tables/trophies'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/team-sizes': askTable(teamSizes),
  'facts/stadiums': askTable(stadiums),
  'facts/olympics': askTable(olympics),
  'facts/sports-terms': askTable(sportsTerms),
  'facts/trophies': askTable(trophies),
}
