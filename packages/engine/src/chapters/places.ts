import { airports } from '@ekagra/content/facts/tables/airports'
import { citiesOnRivers } from '@ekagra/content/facts/tables/cities-on-rivers'
import { cityNicknames } from '@ekagra/content/facts/tables/city-nicknames'
import { formerNames } from '@ekagra/content/facts/tables/former-names'
import { ports } from '@ekagra/content/facts/tables/ports'
import { superlatives } from '@ekagra/content/facts/tables/superlatives'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/airports': askTable(airports),
  'facts/superlatives': askTable(superlatives),
  'facts/former-names': askTable(formerNames),
  'facts/city-nicknames': askTable(cityNicknames),
  'facts/cities-on-rivers': askTable(citiesOnRivers),
  'facts/ports': askTable(ports),
}
