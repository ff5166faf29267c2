import { banks } from '@ekagra/content/facts/tables/banks'
import { economyTerms } from '@ekagra/content/facts/tables/economy-terms'
import { fiveYearPlans } from '@ekagra/content/facts/tables/five-year-plans'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/five-year-plans': askTable(fiveYearPlans),
  'facts/banks': askTable(banks),
  'facts/economy-terms': askTable(economyTerms),
}
