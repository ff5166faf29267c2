import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { europePrintAndForests } from './europe-print-and-forests.bank.ts'
import { glossary } from './glossary.ts'
import { worldHistory } from './world-history.bank.ts'
import { worldTreaties } from './world-treaties.table.ts'

const explain = knowOptions({ glossary, tables: [worldTreaties], banks: [worldHistory] })

export const generators = {
  'bank/world-history': askBank(worldHistory, explain),
  'bank/europe-print-and-forests': askBank(europePrintAndForests),
  'facts/world-treaties': askTable(worldTreaties),
}

export const notes = () => import('./notes.ts')
