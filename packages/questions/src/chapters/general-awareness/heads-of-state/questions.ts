import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { executiveOffices } from './executive-offices.bank.ts'
import { presidents } from './presidents.table.ts'
import { primeMinisters } from './prime-ministers.table.ts'
import { vicePresidents } from './vice-presidents.table.ts'

export const generators = {
  'bank/executive-offices': askBank(executiveOffices),
  'facts/prime-ministers': askTable(primeMinisters),
  'facts/vice-presidents': askTable(vicePresidents),
  'facts/presidents': askTable(presidents),
}

export const notes = () => import('./notes.ts')
