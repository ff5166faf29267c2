import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { childDevelopment } from './child-development.bank.ts'
import { developmentPairs } from './development-pairs.bank.ts'
import { theorists } from './theorists-of-development.table.ts'

export const generators = {
  'bank/development-pairs': askBank(developmentPairs),
  'bank/child-development': askBank(childDevelopment),
  'facts/theorists-of-development': askTable(theorists),
}

export const notes = () => import('./notes.ts')
