import { ecology } from '@ekagra/content/bank/ecology'
import { environmentalProtection } from '@ekagra/content/bank/environmental-protection'
import { nationalParks } from '@ekagra/content/facts/tables/national-parks'
import { ramsarSites } from '@ekagra/content/facts/tables/ramsar-sites'
import { askBank } from '../bank/ask-bank.ts'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'bank/ecology': askBank(ecology),
  'bank/environmental-protection': askBank(environmentalProtection),
  'facts/ramsar-sites': askTable(ramsarSites),
  'facts/national-parks': askTable(nationalParks),
}
