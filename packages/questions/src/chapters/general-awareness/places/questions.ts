import { askTable } from '../../../kit/facts/ask-table.ts'
import { airports } from './airports.table.ts'
import { citiesOnRivers } from './cities-on-rivers.table.ts'
import { cityNicknames } from './city-nicknames.table.ts'
import { formerNames } from './former-names.table.ts'
import { ports } from './ports.table.ts'
import { superlatives } from './superlatives.table.ts'

export const generators = {
  'facts/airports': askTable(airports),
  'facts/superlatives': askTable(superlatives),
  'facts/former-names': askTable(formerNames),
  'facts/city-nicknames': askTable(cityNicknames),
  'facts/cities-on-rivers': askTable(citiesOnRivers),
  'facts/ports': askTable(ports),
}

export const notes = () => import('./notes.ts')
