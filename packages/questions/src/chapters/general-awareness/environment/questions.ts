import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { ecology } from './ecology.bank.ts'
import { environmentalProtection } from './environmental-protection.bank.ts'
import { nationalParks } from './national-parks.table.ts'
import { ramsarSites } from './ramsar-sites.table.ts'

export const generators = {
  'bank/ecology': askBank(ecology),
  'bank/environmental-protection': askBank(environmentalProtection),
  'facts/ramsar-sites': askTable(ramsarSites),
  'facts/national-parks': askTable(nationalParks),
}

export const notes = () => import('./notes.ts')
