import { citiesOnRivers } from '@ekagra/content/facts/tables/cities-on-rivers'
import { cityNicknames } from '@ekagra/content/facts/tables/city-nicknames'
import { formerNames } from '@ekagra/content/facts/tables/former-names'
import { ports } from '@ekagra/content/facts/tables/ports'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/former-names': askTable(formerNames),
  'facts/city-nicknames': askTable(cityNicknames),
  'facts/cities-on-rivers': askTable(citiesOnRivers),
  'facts/ports': askTable(ports),
}
