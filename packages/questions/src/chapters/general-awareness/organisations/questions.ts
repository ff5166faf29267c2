import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { agenciesOfIndia } from './agencies-of-india.bank.ts'
import { agreements } from './agreements.table.ts'
import { organisationAbbreviations } from './organisation-abbreviations.table.ts'
import { organisations } from './organisations.table.ts'
import { organisationsInDepth } from './organisations-in-depth.bank.ts'

export const generators = {
  'facts/organisation-abbreviations': askTable(organisationAbbreviations),
  'bank/organisations-in-depth': askBank(organisationsInDepth),
  'bank/agencies-of-india': askBank(agenciesOfIndia),
  'facts/agreements': askTable(agreements),
  'facts/organisations': askTable(organisations),
}

export const notes = () => import('./notes.ts')
