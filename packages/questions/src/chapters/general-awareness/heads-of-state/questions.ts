import { askTable } from '../../../kit/facts/ask-table.ts'
import { presidents } from './presidents.table.ts'
import { primeMinisters } from './prime-ministers.table.ts'
import { vicePresidents } from './vice-presidents.table.ts'

export const generators = {
  'facts/prime-ministers': askTable(primeMinisters),
  'facts/vice-presidents': askTable(vicePresidents),
  'facts/presidents': askTable(presidents),
}

export const notes = () => import('./notes.ts')
