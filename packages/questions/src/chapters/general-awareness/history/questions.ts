import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { ancientAndMedievalHistory } from './ancient-and-medieval-history.bank.ts'
import { battles } from './battles.table.ts'
import { congressSessions } from './congress-sessions.table.ts'
import { dynasties } from './dynasties.table.ts'
import { freedomMovement } from './freedom-movement.table.ts'
import { harappanSites } from './harappan-sites.table.ts'
import { historyTerms } from './history-terms.table.ts'
import { modernHistory } from './modern-history.bank.ts'
import { monuments } from './monuments.table.ts'
import { newspapers } from './newspapers.table.ts'
import { reformers } from './reformers.table.ts'
import { rulers } from './rulers.table.ts'
import { slogans } from './slogans.table.ts'
import { travellers } from './travellers.table.ts'
import { treaties } from './treaties.table.ts'
import { uprisings } from './uprisings.table.ts'
import { viceroys } from './viceroys.table.ts'

export const generators = {
  'facts/history-terms': askTable(historyTerms),
  'facts/travellers': askTable(travellers),
  'facts/treaties': askTable(treaties),
  'facts/uprisings': askTable(uprisings),
  'facts/slogans': askTable(slogans),
  'facts/monuments': askTable(monuments),
  'bank/ancient-and-medieval-history': askBank(ancientAndMedievalHistory),
  'bank/modern-history': askBank(modernHistory),
  'facts/harappan-sites': askTable(harappanSites),
  'facts/congress-sessions': askTable(congressSessions),
  'facts/newspapers': askTable(newspapers),
  'facts/reformers': askTable(reformers),
  'facts/viceroys': askTable(viceroys),
  'facts/rulers': askTable(rulers),
  'facts/dynasties': askTable(dynasties),
  'facts/battles': askTable(battles),
  'facts/freedom-movement': askTable(freedomMovement),
}

export const notes = () => import('./notes.ts')
