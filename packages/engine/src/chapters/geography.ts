import { indianGeography } from '@ekagra/content/bank/indian-geography'
import { physicalGeography } from '@ekagra/content/bank/physical-geography'
import { dams } from '@ekagra/content/facts/tables/dams'
import { lakes } from '@ekagra/content/facts/tables/lakes'
import { mines } from '@ekagra/content/facts/tables/mines'
import { passes } from '@ekagra/content/facts/tables/passes'
import { peaks } from '@ekagra/content/facts/tables/peaks'
import { rivers } from '@ekagra/content/facts/tables/rivers'
import { straits } from '@ekagra/content/facts/tables/straits'
import { windsAndGrasslands } from '@ekagra/content/facts/tables/winds-and-grasslands'
import { askBank } from '../bank/ask-bank.ts'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/mines': askTable(mines),
  'bank/physical-geography': askBank(physicalGeography),
  'bank/indian-geography': askBank(indianGeography),
  'facts/winds-and-grasslands': askTable(windsAndGrasslands),
  'facts/lakes': askTable(lakes),
  'facts/passes': askTable(passes),
  'facts/peaks': askTable(peaks),
  'facts/straits': askTable(straits),
  'facts/dams': askTable(dams),
  'facts/rivers': askTable(rivers),
}
