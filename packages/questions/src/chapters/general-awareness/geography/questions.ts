import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { dams } from './dams.table.ts'
import { indianGeography } from './indian-geography.bank.ts'
import { lakes } from './lakes.table.ts'
import { mines } from './mines.table.ts'
import { passes } from './passes.table.ts'
import { peaks } from './peaks.table.ts'
import { physicalGeography } from './physical-geography.bank.ts'
import { rivers } from './rivers.table.ts'
import { straits } from './straits.table.ts'
import { windsAndGrasslands } from './winds-and-grasslands.table.ts'

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

export const notes = () => import('./notes.ts')
