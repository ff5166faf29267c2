import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { biosphereReserves } from './biosphere-reserves.table.ts'
import { conservationAndLaw } from './conservation-and-law.bank.ts'
import { conservationPairs } from './conservation-pairs.bank.ts'
import { ecology } from './ecology.bank.ts'
import { environmentAgreements } from './environment-agreements.table.ts'
import { environmentLaws } from './environment-laws.table.ts'
import { environmentalProtection } from './environmental-protection.bank.ts'
import { gasesBiomesAndReserves } from './gases-biomes-and-reserves.bank.ts'
import { nationalParks } from './national-parks.table.ts'
import { parksAndReserves } from './parks-and-reserves.bank.ts'
import { ramsarSites } from './ramsar-sites.table.ts'
import { summitsSpeciesAndLaws } from './summits-species-and-laws.bank.ts'

export const generators = {
  'bank/gases-biomes-and-reserves': askBank(gasesBiomesAndReserves),
  'bank/conservation-pairs': askBank(conservationPairs),
  'bank/parks-and-reserves': askBank(parksAndReserves),
  'bank/summits-species-and-laws': askBank(summitsSpeciesAndLaws),
  'bank/ecology': askBank(ecology),
  'bank/environmental-protection': askBank(environmentalProtection),
  'facts/ramsar-sites': askTable(ramsarSites),
  'facts/national-parks': askTable(nationalParks),
  'bank/conservation-and-law': askBank(conservationAndLaw),
  'facts/biosphere-reserves': askTable(biosphereReserves),
  'facts/environment-agreements': askTable(environmentAgreements),
  'facts/environment-laws': askTable(environmentLaws),
}

export const notes = () => import('./notes.ts')
