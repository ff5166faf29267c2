import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { airports } from './airports.table.ts'
import { citiesOnRivers } from './cities-on-rivers.table.ts'
import { cityNicknames } from './city-nicknames.table.ts'
import { formerNames } from './former-names.table.ts'
import { hillStations } from './hill-stations.table.ts'
import { ports } from './ports.table.ts'
import { records } from './records.bank.ts'
import { superlatives } from './superlatives.table.ts'
import { temples } from './temples.table.ts'

export const generators = {
  'facts/airports': askTable(airports),
  'facts/superlatives': askTable(superlatives),
  'facts/former-names': askTable(formerNames),
  'facts/city-nicknames': askTable(cityNicknames),
  'facts/cities-on-rivers': askTable(citiesOnRivers),
  'facts/ports': askTable(ports),
  'facts/temples': askTable(temples),
  'facts/hill-stations': askTable(hillStations),
  'bank/records': askBank(records),
}

export const notes = () => import('./notes.ts')
