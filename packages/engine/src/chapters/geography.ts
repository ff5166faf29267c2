import { dams } from '@ekagra/content/facts/tables/dams'
import { rivers } from '@ekagra/content/facts/tables/rivers'
import { straits } from '@ekagra/content/facts/tables/straits'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/straits': askTable(straits),
  'facts/dams': askTable(dams),
  'facts/rivers': askTable(rivers),
}
