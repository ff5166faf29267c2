import { dams } from '@ekagra/content/facts/tables/dams'
import { rivers } from '@ekagra/content/facts/tables/rivers'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/dams': askTable(dams),
  'facts/rivers': askTable(rivers),
}
